"""The facts of the box of War for Arrakis: said plainly where a table is set up, and corrected in a form."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.browser.conftest import DESK, PAGE, PHONE, Server, Visit
from tests.browser.play import choose_game, expect, fits
from tests.browser.test_access import axe, serious  # noqa: F401 - a fixture

from sietch.arrakis.facts import VARIABLE

OPEN = {"en": "See and correct them", "cs": "Zobrazit a opravit", "pl": "Zobacz i popraw"}


@pytest.fixture
def owners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, Path]]:
    """A server of one's own with its file of facts."""
    if not PAGE.exists():
        pytest.skip("the page is not built (make test builds it)")
    file = tmp_path / "box.toml"
    monkeypatch.setenv(VARIABLE, str(file))
    file.write_text("")
    running = Server(tmp_path)
    yield running, file
    running.kill()


def test_an_owner_corrects_a_fact_by_keyboard_and_a_mistake_is_told(visit: Visit, owners: tuple[Server, Path]):
    server, file = owners
    page = visit(server.address, refused="status of 400")
    choose_game(page, "arrakis")
    expect(page.get_by_text("six Prescience cards")).to_be_visible()
    page.get_by_role("button", name=OPEN["en"]).press("Enter")
    form = page.get_by_role("dialog")
    expect(form.get_by_text(str(file))).to_be_visible()
    save = form.get_by_role("button", name="Save the corrections")
    expect(save).to_be_disabled()
    form.locator("summary", has_text="Secret Objectives").press("Enter")
    first = form.locator("fieldset").filter(has=page.get_by_label("Jihad", exact=True)).first
    jihad = first.get_by_label("Jihad", exact=True)
    jihad.fill("77")
    with page.expect_response(lambda response: response.request.method == "PUT") as refused:
        jihad.press("Enter")
    assert refused.value.status == 400
    expect(form.get_by_role("alert")).to_contain_text("a target is 1 to")
    assert file.read_text() == ""
    jihad.fill("9")
    jihad.press("Enter")
    expect(form.get_by_role("status")).to_contain_text("Saved")
    expect(form.get_by_role("alert")).to_have_count(0)
    (entry,) = tomllib.loads(file.read_text())["objectives"].values()
    assert entry["ji"] == 9
    expect(form.get_by_text("corrected: 1")).to_be_visible()
    # And back to what the package has.
    form.get_by_label("as the package has it").press("Space")
    save.press("Enter")
    expect(form.get_by_text("corrected: 1")).to_have_count(0)
    assert tomllib.loads(file.read_text()) == {}
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "size", "scheme"), [("en", DESK, "light"), ("cs", PHONE, "dark"), ("pl", DESK, "dark")]
)
def test_the_form_is_for_everybody_in_every_language(
    visit: Visit,
    axe: str,  # noqa: F811
    owners: tuple[Server, Path],
    language: str,
    size: dict[str, int],
    scheme: str,
):
    server, _ = owners
    page = visit(server.address, size=size, language=language, color_scheme=scheme)
    choose_game(page, "arrakis")
    page.get_by_role("button", name=OPEN[language]).click()
    form = page.get_by_role("dialog")
    form.locator("details").first.wait_for()
    form.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
    expect(form.locator("fieldset").last).to_be_visible()
    assert "page-arrakis" not in form.inner_text()
    assert serious(page, axe) == []
    fits(page)
