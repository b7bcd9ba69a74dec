"""The docs: every page is listed, every link leads somewhere, and the Python in them runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_every_page_of_the_docs_is_listed_in_their_index():
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = {page.name for page in (ROOT / "docs").glob("*.md")} - {"README.md"}
    missing = [name for name in sorted(pages) if name not in index]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_file_leads_to_one(page: Path):
    links = re.findall(r"\]\((?!https?://)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "docs" / "python-api.md"], ids=lambda page: page.name)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: Path, capsys):
    snippets = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert snippets
    names: dict[str, object] = {}
    for snippet in snippets:
        exec(snippet, names)
