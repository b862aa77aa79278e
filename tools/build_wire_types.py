"""Writes the types of `kolmikko.web.messages` for the page; with `--check`, compares them."""

import sys
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from kolmikko.table.commands import PHRASES
from kolmikko.web import messages

TARGET = Path(__file__).resolve().parent.parent / "page" / "src" / "lib" / "wire.ts"
HEAD = "// Made from src/kolmikko/web/messages.py by tools/build_wire_types.py. Do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null"}
ALIASES = ("ClientMessage", "ServerMessage")


def typescript(hint: Any) -> str:  # noqa: ANN401 - annotations have no narrower type
    """An annotation as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(typescript(one) for one in arguments)
    if origin is list:
        return (
            f"({typescript(arguments[0])})[]"
            if _is_union(arguments[0])
            else (f"{typescript(arguments[0])}[]")
        )
    if origin is dict:
        return f"Record<{typescript(arguments[0])}, {typescript(arguments[1])}>"
    raise TypeError(f"no TypeScript for {hint}")


def _is_union(hint: Any) -> bool:  # noqa: ANN401
    return get_origin(hint) in (Union, types.UnionType, Literal)


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface; what a client may leave out is optional there."""
    info, hints = msgspec.inspect.type_info(struct), get_type_hints(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    lines = [f"  {info.tag_field}: {_tag(info.tag)};"] if info.tag_field and info.tag else []
    asked = issubclass(struct, messages.Asked)
    for field in info.fields:
        optional = "?" if asked and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {typescript(hints[field.name])};")
    summary = (struct.__doc__ or "").split("\n")[0].split(". ")[0].removesuffix(".")
    comment = f"/** {summary}. */\n" if summary else ""
    return f"{comment}export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _tag(tag: object) -> str:
    return f'"{tag}"'


def written() -> str:
    """The whole file."""
    structs = [
        value
        for value in vars(messages).values()
        if isinstance(value, type)
        and issubclass(value, messages.Message)
        and value not in (messages.Message, messages.Asked, messages.Command)
    ]
    aliases = [
        f"export type {name} =\n  | "
        + "\n  | ".join(one.__name__ for one in get_args(getattr(messages, name)))
        + ";\n"
        for name in ALIASES
    ]
    phrases = "".join(f'  "{phrase}",\n' for phrase in PHRASES)
    spoken = (
        f"/** What can be said with one press. */\nexport const PHRASES = [\n{phrases}] as const;\n"
    )
    return "\n".join([HEAD, *map(interface, structs), *aliases, spoken])


def main() -> None:
    """Write, or compare and fail."""
    text = written()
    if "--check" not in sys.argv[1:]:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, "utf-8")
    elif not TARGET.exists() or TARGET.read_text("utf-8") != text:
        sys.exit(f"{TARGET.name} is out of date: run `make docs`")


if __name__ == "__main__":
    main()
