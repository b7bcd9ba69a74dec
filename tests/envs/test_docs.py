"""The pages about environments: the Python in them runs, the tables are up to date, and the example learns a little."""

import re
import subprocess
import sys
from pathlib import Path

from scripts import write_observations

ROOT = Path(__file__).parents[2]


def test_the_page_of_observations_is_up_to_date():
    assert write_observations.PAGE.read_text(encoding="utf-8") == write_observations.page()


def test_the_python_of_the_pages_runs():
    for page in ("environments.md", "observations.md"):
        snippets = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL)
        assert snippets
        for snippet in snippets:
            exec(snippet, {})


def test_the_training_example_runs(tmp_path):
    example = ROOT / "docs" / "examples" / "train.py"
    picture = tmp_path / "learning.png"
    command = [sys.executable, str(example), "--minutes", "0", "--test-games", "4", "--picture", str(picture)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = ("16 games, won", f"the learning curve is in {picture}", "testing against", "new games against three greedy")
    places = [done.stdout.index(words) for words in told]
    assert places == sorted(places)
    assert picture.stat().st_size > 1000
