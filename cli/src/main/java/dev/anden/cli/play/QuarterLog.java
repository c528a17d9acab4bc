package dev.anden.cli.play;

import dev.anden.cli.text.Texts;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.MayorCard;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.narration.FqEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The log of French Quarter: what happened, in words.
final class QuarterLog {
    private final Board board;
    private final QuarterWords words;
    private final Names names;
    private final Texts texts;

    QuarterLog(Board board, QuarterWords words, Names names) {
        this.board = board;
        this.words = words;
        this.names = names;
        texts = names.texts();
    }

    /// A line for an event; empty where the table shows it, or the next line says it.
    Optional<String> line(FqEvent event) {
        return switch (event) {
            case FqEvent.FirstSeatChosen(int seat) -> say("event.first", seat);
            case FqEvent.LineStartRolled(int _, String crossing) ->
                Optional.of(texts.text("fq.event.start", words.crossing(crossing)));
            case FqEvent.VacationDealt(int seat, var card) -> vacation(seat, card);
            case FqEvent.RoundStarted(int round, int first) -> Optional.of(round(round, first));
            case FqEvent.MayorCardRevealed(String _, var closed) -> Optional.of(closes(closed));
            case FqEvent.MayorTookDie(Transport card, int value) ->
                Optional.of(texts.text("fq.event.mayor", words.transport(card), value));
            case FqEvent.DieTaken(int seat, Transport die, int value, Transport card) -> taken(seat, die, value, card);
            case FqEvent.TouristMoved(int seat, String _, String to, boolean _) ->
                say("fq.event.moved", seat, words.building(to));
            case FqEvent.TouristStuck(int seat) -> say("fq.event.stuck", seat);
            case FqEvent.CourtyardMarked(int seat, String building) ->
                say("fq.event.courtyard", seat, words.building(building));
            case FqEvent.RiverwalkMarked(int seat, int visits) -> say("fq.event.riverwalk", seat, visits);
            case FqEvent.UmbrellaMarked(int seat, int box, boolean wild) ->
                say(wild ? "fq.event.umbrella.wild" : "fq.event.umbrella", seat, box);
            case FqEvent.UmbrellaLost(int seat) -> say("fq.event.umbrella.lost", seat);
            case FqEvent.WildLost(int seat) -> say("fq.event.wild.lost", seat);
            case FqEvent.ActivityMarked(int seat, Activity activity, int box) ->
                say("fq.event.marked", seat, words.activity(activity), box);
            case FqEvent.ActivityLost(int seat, Activity activity) ->
                say("fq.event.marked.lost", seat, words.activity(activity));
            case FqEvent.BonusUnlocked(int seat, Activity _, String bonus) ->
                say("fq.event.bonus", seat, words.bonus(bonus), words.bonusText(bonus));
            case FqEvent.MultiplierMarked(int seat, Activity activity, int multiplier) ->
                say("fq.event.multiplier", seat, words.activity(activity), multiplier);
            case FqEvent.CircleGaveNothing(int seat, Activity activity, int _) ->
                say("fq.event.circle.nothing", seat, words.activity(activity));
            case FqEvent.CircleCrossedOut(int seat, int box) -> say("fq.event.circle.crossed", seat, box);
            case FqEvent.CircleJumped(int seat, int box) -> say("fq.event.circle.jumped", seat, box);
            case FqEvent.BonusUsed(int seat, String bonus) -> say("fq.event.bonus.used", seat, words.bonus(bonus));
            case FqEvent.BonusLost(int seat, String bonus) -> say("fq.event.bonus.lost", seat, words.bonus(bonus));
            case FqEvent.PerformerMarked(int seat, Performer performer, int row, int box) ->
                say(
                        row == 1 ? "fq.event.performer.top" : "fq.event.performer.bottom",
                        seat,
                        words.performer(performer),
                        box);
            case FqEvent.PerformerLost(int seat, Performer performer) ->
                say("fq.event.performer.lost", seat, words.performer(performer));
            case FqEvent.BuildingMapped(int seat, String building, String value) ->
                say("fq.event.mapped", seat, words.building(building), words.value(value));
            case FqEvent.MapFailed(int seat) -> say("fq.event.failed", seat);
            case FqEvent.MapForbidden(int seat, int value) -> say("fq.event.forbidden", seat, value);
            case FqEvent.PersonalLineStarted(int seat, String crossing) ->
                say("fq.event.own.start", seat, words.crossing(crossing));
            case FqEvent.LineAdvanced(String stretch, String _, String to) ->
                Optional.of(texts.text("fq.event.line", words.streetOf(stretch), words.crossing(to)));
            case FqEvent.LineBlocked(String at) -> Optional.of(texts.text("fq.event.line.blocked", words.crossing(at)));
            case FqEvent.PersonalLineAdvanced(int seat, String stretch, String _, String to) ->
                say("fq.event.own.line", seat, words.streetOf(stretch), words.crossing(to));
            case FqEvent.SecondLineScored(int seat, var _, int before, int after) ->
                after == before ? say("fq.event.scored.none", seat) : say("fq.event.scored", seat, after - before);
            case FqEvent.TouristArrested(int seat, String building) ->
                say("fq.event.arrested", seat, words.building(building));
            case FqEvent.PoliceDieRolled(int seat, int value) -> say("fq.event.police", seat, value);
            case FqEvent.ScoreChanged _ -> Optional.empty();
            case FqEvent.GameEnded() -> Optional.of(texts.text("event.end"));
            case FqEvent.CardRevealed _, FqEvent.DieRolled _, FqEvent.TurnStarted _, FqEvent.RoundEnded _ ->
                Optional.empty();
        };
    }

    private Optional<String> say(String key, int seat, Object... values) {
        var all = new ArrayList<Object>();
        all.add(names.player(seat));
        all.addAll(List.of(values));
        return Optional.of(texts.text(key, all.toArray()));
    }

    private Optional<String> vacation(int seat, Optional<String> card) {
        return card.isPresent() && seat == names.person()
                ? Optional.of(texts.text("fq.vacation.own", words.vacation(card.get())))
                : say("fq.event.vacation", seat);
    }

    /// A round's heading; alone there is nobody else to begin.
    String round(int round, int first) {
        int rounds = board.rounds();
        return names.isAlone()
                ? texts.text("fq.round.alone", round, rounds)
                : texts.text("fq.round", round, rounds, names.player(first));
    }

    /// Which street the mayor closes.
    String closes(Optional<String> closed) {
        return closed.map(street -> texts.text("fq.closed", words.street(street)))
                .orElseGet(() -> texts.text("fq.closed.none"));
    }

    /// Alone: who begins, and in which order the mayor looks for a die.
    String order(String card) {
        MayorCard shown = board.mayorCards().stream()
                .filter(one -> one.id().equals(card))
                .findFirst()
                .orElseThrow();
        List<Transport> used =
                shown.takes().stream().filter(board.dice(1)::containsKey).toList();
        return texts.text(shown.mayorFirst() ? "fq.mayor.first" : "fq.mayor.second", words.transports(used));
    }

    private Optional<String> taken(int seat, Transport die, int value, Transport card) {
        return die == card
                ? say("fq.event.die", seat, words.transport(die), value)
                : say("fq.event.die.other", seat, words.transport(die), value, words.transport(card));
    }
}
