"""`kolmikko review`: a recorded game judged, decision by decision."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from kolmikko.cli.replay import said
from kolmikko.cli.shared import Misused, Refused, lang_option, named, words
from kolmikko.cli.studying import bot_named, check_plot, draw, one_compilation, progress_bar
from kolmikko.cli.tables import table
from kolmikko.records.files import read_file
from kolmikko.records.record import Record, RecordError
from kolmikko.text.figures import decimal

if TYPE_CHECKING:
    from kolmikko.bots.base import Budget
    from kolmikko.studies.estimates import Estimate
    from kolmikko.studies.review import Decision, Judgement, Luck

MOST_SHOWN: Final = 8
CLEAR_LUCK: Final = 0.1
"""Parts of a win by which a chance has to change to be named luck."""


@click.command(
    "review",
    epilog="""\b
Examples:
  kolmikko review game.toml                    what each decision cost, and where luck turned
  kolmikko review game.toml --seat p2          one player's decisions
  kolmikko review game.toml --plot game.png    the chances to win as a picture
  kolmikko review game.toml --json             every decision, for other programs

\b
A searching bot looks at each decision with the eyes of who made it, and once
more with all cards open. Its chances compare actions; they are forecasts only
where the last lines say so.
""",
)
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--seat", metavar="SEAT", help="Only this seat: p1, p2 …")
@click.option("--bot", default="expert", show_default=True, help="The bot that judges.")
@click.option(
    "--iterations", type=click.IntRange(100), help="Of each decision; otherwise the bot's own."
)
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), default=1, show_default=True,
              help="Equal seeds give equal results.")  # fmt: skip
@click.option("--plot", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help="Draw the chances as FILE.png or FILE.svg.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print every decision as JSON.")
@lang_option
def command(
    *,
    file: Path,
    seat: str | None,
    bot: str,
    iterations: int | None,
    seed: int,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Judge the decisions in FILE twice: by what each seat could know, and with all cards open."""
    from kolmikko.bots.base import Budget
    from kolmikko.studies.review import review

    judging = bot_named(bot, "--bot")
    check_plot(plot)
    try:
        record = read_file(file)
        only = seat_named(record, seat) if seat else None
        budget = Budget(iterations, float("inf"))
        with one_compilation(), progress_bar("review-judging") as told:
            decisions = review(
                record,
                judging,
                budget,
                seat=only,
                seed=seed,
                progress=lambda done, many: told(done / many),
            )
    except RecordError as error:
        raise Refused(said(error)) from error
    if not decisions:
        raise Refused(words().say("review-nothing", bot=bot))
    if as_json:
        click.echo(json.dumps([as_fields(one) for one in decisions], ensure_ascii=False, indent=2))
    else:
        show(record, file.stem, decisions, bot, note_of(record, bot, budget))
    if plot:
        draw_chances(record, file.stem, decisions, plot)


def seat_named(record: Record, name: str) -> int:
    """The seat that a record calls p1, p2 …"""
    seats = [f"p{number}" for number in range(1, len(record.players) + 1)]
    if name not in seats:
        raise Misused("review-no-seat", seat=name, known=named(seats))
    return seats.index(name)


def as_fields(decision: "Decision") -> dict[str, object]:
    """A decision for other programs: seats as in records, moves as they are written there."""
    looks = {"known": decision.known, "open": decision.open}
    judged = {name: look and judgement_fields(look) for name, look in looks.items()}
    return {
        "deal": decision.deal,
        "number": decision.number,
        "seat": f"p{decision.seat + 1}",
        "move": decision.move.text,
        **judged,
        "verdict": decision.verdict,
    }


def judgement_fields(look: "Judgement") -> dict[str, object]:
    """One look at a decision for other programs."""
    return {**asdict(look), "better": look.better.text, "cost": look.cost}


def show(record: Record, name: str, decisions: "Sequence[Decision]", bot: str, note: str) -> None:
    """The review in words; `note` is what the numbers are."""
    from kolmikko.studies.review import Verdict

    say = words().say
    game = say(f"{record.game.name}-name")
    click.echo(say("review-title", record=name, game=game, count=len(decisions), bot=bot))
    click.echo()
    for line in table(by_player(record, decisions)):
        click.echo(line)
    dear = sorted((one for one in decisions if one.known.cost), key=lambda one: -one.known.cost)
    show_part("review-dearest", dear_lines(record, dear[:MOST_SHOWN]))
    if not dear:
        click.echo()
        click.echo(say("review-none"))
    hindsight = [one for one in decisions if one.verdict == Verdict.UNLUCKY]
    hindsight.sort(key=open_cost, reverse=True)
    show_part("review-hindsight", dear_lines(record, hindsight[:MOST_SHOWN]))
    show_part("review-luck", luck_lines(record, decisions))
    click.echo()
    click.echo(say(note))
    if any(one.known.made.is_exact for one in decisions):
        click.echo(say("review-note-exact"))
    opened = any(one.open for one in decisions)
    click.echo(say("review-note-open" if opened else "review-note-closed"))


def note_of(record: Record, bot: str, budget: "Budget") -> str:
    """What the numbers are: stakes, chances that have been corrected, or such that have not."""
    from kolmikko.studies.calibration.shipped import curve_for

    if record.game.needs_stake():
        return "review-note-stakes"
    curve = curve_for(record.game.name, record.options, len(record.players), bot, budget.iterations)
    return "review-note" if curve is None else "review-note-calibrated"


def show_part(heading: str, lines: "Sequence[str]") -> None:
    """Some lines under a heading; nothing if there are none."""
    if lines:
        click.echo()
        click.echo(words().say(heading))
    for line in lines:
        click.echo(f"  {line}")


def open_cost(one: "Decision") -> float:
    """What a decision cost with all cards open."""
    return one.open.cost if one.open else 0.0


def luck_lines(record: Record, decisions: "Sequence[Decision]") -> list[str]:
    """The changes that nobody chose, where they are clear."""
    from kolmikko.studies.review import luck

    turned = [each for each in luck(decisions) if abs(each.change) >= CLEAR_LUCK]
    return [luck_line(record, each) for each in turned[:MOST_SHOWN]]


def by_player(record: Record, decisions: "Sequence[Decision]") -> list[list[str]]:
    """What the decisions of each player cost, under a heading."""
    say, language = words().say, words().language
    rows = [[say(f"review-{word}") for word in ("player", "decisions", "good", "cost")]]
    for seat, name in enumerate(record.players):
        own = [one for one in decisions if one.seat == seat]
        if own:
            good = sum(not one.known.cost for one in own)
            lost = decimal(100 * sum(one.known.cost for one in own), language, 0)
            rows.append([name, str(len(own)), str(good), lost])
    return rows


def dear_lines(record: Record, decisions: "Sequence[Decision]") -> list[str]:
    """What was done, both judgements where there are two, and what they come to."""
    return [line for one in decisions for line in dear_line(record, one)]


def dear_line(record: Record, one: "Decision") -> list[str]:
    """A decision that gave something away, by one look or by both."""
    from kolmikko.text.moves import move_words

    say = words().say
    done = say(
        "review-done",
        deal=one.deal,
        number=one.number,
        name=record.players[one.seat],
        done=move_words(words(), record.game, one.move),
    )
    lines = [done, look_line(record, "known", one.known)]
    if one.open:
        verdict = say(f"review-verdict-{one.verdict}")
        lines += [look_line(record, "open", one.open), f"  {verdict}"]
    return lines


def look_line(record: Record, look: str, judged: "Judgement") -> str:
    """One look at a decision."""
    from kolmikko.text.moves import move_words

    better = move_words(words(), record.game, judged.better)
    made, best = (valued(record, one) for one in (judged.made, judged.best))
    kind = "better" if judged.cost else "unclear" if judged.is_unclear else "equal"
    return "  " + words().say(f"review-{look}-{kind}", made=made, better=better, best=best)


def valued(record: Record, estimate: "Estimate") -> str:
    """A chance in per cent, or stakes, with the interval."""
    stakes = record.game.needs_stake()
    scale, digits = (1, 2) if stakes else (100, 0)
    value, low, high = (
        decimal(scale * part, words().language, digits)
        for part in (estimate.value, estimate.low, estimate.high)
    )
    said = "review-stakes" if stakes else "review-per-cent"
    if estimate.is_exact:
        return words().say(f"{said}-exact", value=value)
    return words().say(said, value=value, low=low, high=high)


def luck_line(record: Record, each: "Luck") -> str:
    """A change that nobody chose."""
    points = decimal(100 * abs(each.change), words().language, 0)
    return words().say(
        "review-lucky" if each.change > 0 else "review-unlucky",
        deal=each.deal,
        after=each.after,
        before=each.before,
        name=record.players[each.seat],
        points=points,
    )


def draw_chances(record: Record, title: str, decisions: "Sequence[Decision]", path: Path) -> None:
    """Every player's chance at each decision of theirs, as a picture."""
    from kolmikko.studies.plots import Labels, plot_curves

    say = words().say
    begins = list(accumulate((len(deal.actions) for deal in record.deals), initial=0))
    stakes = record.game.needs_stake()
    scale = 1 if stakes else 100
    curves = {
        name: [
            (begins[one.deal - 1] + one.number, scale * one.known.best.value)
            for one in decisions
            if one.seat == seat
        ]
        for seat, name in enumerate(record.players)
    }
    kind = "-stakes" if stakes else ""
    labels = Labels(
        say(f"review-plot{kind}", record=title), say("review-plot-x"), say(f"review-plot-y{kind}")
    )
    draw(plot_curves, path, {name: curve for name, curve in curves.items() if curve}, labels)
