"""Turns words (a message id and its arguments) into clauses and sentences of a language.

`Words` are what the engine says in no language yet: `("gain", {"n": 2, "what": "spice"})`. An argument is

- an int, or a str: a noun id for `NOUN()` or a plain text such as a player's name;
- other words, written first: `("given", {"condition": (...), "effect": (...)})`;
- several words, written and joined as the end of the argument's name says: `..._list` "a, b and c",
  `..._options` "a, b or c", `..._alternatives` the same of which only one can be,
  `..._steps` "a; b; c", `..._sentences` "A. B. C.";
- several noun ids, by the same names: the message declines them with `NOUN()` and they are joined.

An object with a method `words()` may stand wherever words may, so nodes of an effect tree are passed as they
are.

How messages are written, in all three languages:

- A message that tells what an effect does is a clause: an order to the player, in lower case, without a full
  stop; in Czech and Polish in the informal singular: "gain 2 spice", "získej 2 koření", "zdobądź 2
  przyprawy".
- Punctuation between clauses belongs to the combinator's message, never to a verb's: "optionally pay 2 water →
  draw 2 cards", "if you have at least 2 Influence with the Fremen: gain 1 water", "choose: ... or ...".
- A capital letter and a full stop come from `sentence()` alone; only questions to a player (`prompts.ftl`) and
  lines of the log (`events.ftl`, which may begin with a player's name) bring their own capital letter.
- The name of a component stands undeclined after a declined common noun ("na pole Arrakén", "kartę Sztylet"),
  without quotation marks; the names are the messages of `names.ftl`, ids `<kind>-<id>`.
- No preposition that changes with the next word (v/ve, s/se, k/ke; w/we, z/ze) stands right before a noun, a
  name or an argument: another noun or preposition goes between.
- What a player does is told in the present tense ("Anna získává 2 koření"): Czech and Polish past tenses
  would have to know whether Anna is a woman.
"""

from collections.abc import Mapping
from typing import Protocol, TypeAlias, TypeGuard

from sietch.text.language import Language, Nouns

Words: TypeAlias = tuple[str, Mapping[str, object]]


class HasWords(Protocol):
    def words(self) -> Words: ...


def clause(language: Language, words: Words | HasWords) -> str:
    """The words in the language, to stand inside a sentence."""
    message_id, args = words if isinstance(words, tuple) else words.words()
    written = {name: _argument(language, name, value) for name, value in args.items()}
    return language.format(message_id, **written)


def sentence(language: Language, words: Words | HasWords) -> str:
    """The words in the language, with a capital letter and a full stop."""
    text = clause(language, words)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", "…", ":")) else ".")


def _argument(language: Language, name: str, value: object) -> object:
    if isinstance(value, int | str):
        return value
    if _is_words(value):
        return clause(language, value)
    if not isinstance(value, list | tuple):
        raise TypeError(f"argument {name!r} cannot be put into words: {value!r}")
    how = name.rpartition("_")[2]
    if how == "sentences":
        return " ".join(sentence(language, item) for item in value)
    if value and all(isinstance(item, str) for item in value):
        return Nouns(value, how)
    return language.join([clause(language, item) for item in value], how)


def _is_words(value: object) -> TypeGuard[Words | HasWords]:
    if isinstance(value, tuple):
        return len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], Mapping)
    return callable(getattr(value, "words", None))
