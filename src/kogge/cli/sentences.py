"""What all commands have in common: mistakes are answered with a sentence, and help ends with examples."""

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from kogge.cli.language import LANGUAGE
from kogge.games.refusal import Refused

INTERRUPTED = 130
WRONG = 2


class Sentences(TyperGroup):
    """Answers every mistake with one sentence on standard error and exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, "kogge", complete_var, False, windows_expand_args, **extra)
        except Refused as reason:
            code = complain(str(reason))
        except typer.TyperException as mistake:
            code = complain(mistake.format_message().rstrip(".") + where_to_read(mistake))
        except typer.Abort:
            code = INTERRUPTED
        except OSError as trouble:
            code = complain(
                f"{trouble.filename} can't be used: {trouble.strerror}" if trouble.filename else str(trouble)
            )
        sys.exit(code or 0)

    def invoke(self, ctx: Any) -> Any:
        """Run a command; what it refuses is said in the language that was asked for, if one was."""
        try:
            return super().invoke(ctx)
        except Refused as reason:
            return complain(reason.text(ctx.meta.get(LANGUAGE, "en")))


def complain(sentence: str) -> int:
    """Say what is wrong."""
    print(f"kogge: {sentence.removesuffix('.')}.", file=sys.stderr)
    return WRONG


def where_to_read(mistake: typer.TyperException) -> str:
    """A pointer to the help of the command that was misused."""
    context = getattr(mistake, "ctx", None)
    return f" (see '{context.command_path} --help')" if context else ""


def examples(*lines: tuple[str, str]) -> str:
    """The end of a help text: commands to try, and what each does."""
    return "\n".join(["[bold]Examples[/]", *[f"[dim]# {what}[/]\n  {command}" for command, what in lines]])
