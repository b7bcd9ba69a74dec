"""The nouns of one language: their genders, their forms by number and case, and which form a count asks for.

The words live in `<code>/lexicon.toml`, those of modules beside their texts. Czech and Polish nouns have six cases in
both numbers; an English noun is one word for each number, the same in every case. Sentences live elsewhere, in the
Fluent catalogues.
"""

from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from babel import Locale

from sietch.text.folders import lexicons

NUMBERS: Final = ("sg", "pl")

# What other words in a sentence agree with. Czech and Polish: masculine (personal, animate, inanimate),
# feminine, neuter. English has no such genders; there it is the article that the noun takes.
GENDERS: Final = {
    "en": frozenset({"a", "an", "the", "none"}),
    "cs": frozenset({"ma", "mi", "f", "n"}),
    "pl": frozenset({"mp", "ma", "mi", "f", "n"}),
}


class Cases(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nom: str
    gen: str
    dat: str
    acc: str
    loc: str
    ins: str


CASES: Final = Cases.__struct_fields__


class Declension(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that a noun does not have (the plural of a proper name, the singular of hooks) is left out."""

    gender: str
    sg: Cases | str | None = None
    pl: Cases | str | None = None

    def form(self, number: str, case: str) -> str:
        forms = {"sg": self.sg, "pl": self.pl}[number]
        if forms is None:
            raise ValueError(f"has no {number} forms")
        if case not in CASES:
            raise ValueError(f"no case {case!r}, only {', '.join(CASES)}")
        if isinstance(forms, str):
            return forms
        word: str = getattr(forms, case)
        return word


class Noun(Declension, frozen=True, forbid_unknown_fields=True):
    """`counted`: the words that stand after a number where the bare noun cannot ("5 bodů vlivu")."""

    counted: Declension | None = None


class Lexicon:
    def __init__(self, code: str, *found: Traversable) -> None:
        self.code = code
        self.nouns: dict[str, Noun] = {}
        for file in lexicons(list(found)):
            nouns = msgspec.toml.decode(file.read_bytes(), type=dict[str, Noun])
            if twice := sorted(self.nouns.keys() & nouns.keys()):
                raise ValueError(f"{code} lexicon: {twice[0]} is there a second time")
            self.nouns |= nouns
        self._plural_category = Locale.parse(code).plural_form
        for noun_id, noun in self.nouns.items():
            for declension in (noun, noun.counted or noun):
                if declension.gender not in GENDERS[code]:
                    raise ValueError(f"{code} lexicon: {noun_id} has the gender {declension.gender!r}")
                if declension.sg is None and declension.pl is None:
                    raise ValueError(f"{code} lexicon: {noun_id} has no forms")

    def gender(self, noun_id: str, counted: bool = False) -> str:
        noun = self._noun(noun_id)
        return (noun.counted if counted and noun.counted else noun).gender

    def form(self, noun_id: str, case: str = "nom", number: str | None = None) -> str:
        """The noun without a count: singular unless asked, or unless the noun has none."""
        noun = self._noun(noun_id)
        if number is None:
            number = "sg" if noun.sg is not None else "pl"
        elif number not in NUMBERS:
            raise ValueError(f"no number {number!r}, only {', '.join(NUMBERS)}")
        return self._form(noun_id, noun, number, case)

    def counted_form(self, noun_id: str, count: int, case: str = "nom") -> str:
        """The noun as it stands after the count, by the plural categories of Unicode CLDR.

        Czech and Polish: where the phrase is nominative or accusative, a count that is neither one nor few
        governs the genitive plural ("5 karet"); in other cases it agrees with its noun ("s 5 kartami").
        """
        noun = self._noun(noun_id)
        declension = noun.counted or noun
        category = self._plural_category(count)
        if category == "one":
            return self._form(noun_id, declension, "sg", case)
        if category != "few" and case in ("nom", "acc"):
            case = "gen"
        return self._form(noun_id, declension, "pl", case)

    def _noun(self, noun_id: str) -> Noun:
        try:
            return self.nouns[noun_id]
        except KeyError:
            raise LookupError(f"the {self.code} lexicon has no noun {noun_id!r}") from None

    def _form(self, noun_id: str, declension: Declension, number: str, case: str) -> str:
        try:
            return declension.form(number, case)
        except ValueError as error:
            raise ValueError(f"{self.code} noun {noun_id!r}: {error}") from None
