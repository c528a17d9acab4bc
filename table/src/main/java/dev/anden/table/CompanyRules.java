package dev.anden.table;

import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.BackFromHoliday;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.OnHoliday;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.WentOn;
import dev.anden.table.Objection.Reason;
import java.util.Optional;

/// People go, bots play for them, people come back: whether that may be. Who wishes for it is somebody else's
/// matter.
final class CompanyRules {
    private CompanyRules() {}

    static Answer of(Play play, CompanyEvent event, Optional<String> command) {
        Optional<Objection> objection = objection(play, event);
        return objection.isPresent() ? objection.get() : new Change.CompanyChanged(event, play.state(), command);
    }

    /// What stands in the log may always be: of a person who wishes to come back a little more is asked.
    static Answer comingBack(Play play, int seat, Optional<String> command) {
        return play.isOverdue(seat)
                ? Objection.of(
                        Reason.TIME_UP, "Your time for this choice is up: a bot makes it, and then you may come back.")
                : of(play, new CameBack(seat), command);
    }

    /// Why it can't be; empty if it can.
    static Optional<Objection> objection(Play play, CompanyEvent event) {
        if (play.isOver()) {
            return Optional.of(Objection.of(Reason.GAME_OVER, "The game is over."));
        }
        Optional<Substitute> substitute = play.substitute(event.seat());
        boolean wished = !(event instanceof Abandoned);
        if (wished && substitute.filter(bot -> !bot.mayComeBack()).isPresent()) {
            return Optional.of(Objection.of(
                    Reason.RESIGNED,
                    "The person in seat %d has resigned; a bot plays on to the end.".formatted(event.seat())));
        }
        return switch (event) {
            // Whoever asked to end the game may have stepped away since.
            case Resigned _, Abandoned _, AgreedToEnd _ -> Optional.empty();
            case Paused _ when substitute.isEmpty() -> pauseObjection(play, true);
            case WentOn _ when substitute.isEmpty() -> pauseObjection(play, false);
            case OnHoliday gone -> holidayObjection(play, gone.seat());
            case BackFromHoliday back -> backObjection(play, back.seat());
            case HandedOver _, Paused _, WentOn _ ->
                substitute.map(bot -> Objection.of(
                        Reason.BOT_PLAYS, "A bot plays in seat %d; take the seat back first.".formatted(event.seat())));
            case CameBack _ ->
                substitute.isPresent()
                        ? Optional.empty()
                        : Optional.of(Objection.of(
                                Reason.NOT_AWAY, "Nobody plays for the person in seat %d.".formatted(event.seat())));
        };
    }

    /// By live clocks nobody waits for days.
    private static Optional<Objection> holidayObjection(Play play, int seat) {
        return play.hasSlowClock(seat)
                ? Optional.empty()
                : Optional.of(Objection.of(
                        Reason.NO_CLOCKS, "Nobody in seat %d has a clock by correspondence.".formatted(seat)));
    }

    private static Optional<Objection> backObjection(Play play, int seat) {
        return play.holidays().containsKey(seat)
                ? Optional.empty()
                : Optional.of(Objection.of(Reason.NOT_AWAY, "The person in seat %d isn't on holiday.".formatted(seat)));
    }

    static Objection noClocks() {
        return Objection.of(Reason.NO_CLOCKS, "This table has no clocks.");
    }

    private static Optional<Objection> pauseObjection(Play play, boolean wanted) {
        if (!play.isTimed()) {
            return Optional.of(noClocks());
        }
        if (play.isPaused() == wanted) {
            return Optional.of(
                    wanted
                            ? Objection.of(Reason.ALREADY_PAUSED, "The clocks stand already.")
                            : Objection.of(Reason.NOT_PAUSED, "The clocks go on already."));
        }
        return Optional.empty();
    }
}
