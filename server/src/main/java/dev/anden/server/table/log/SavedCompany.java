package dev.anden.server.table.log;

import dev.anden.arena.CompanyNote;
import dev.anden.arena.CompanyNote.Kind;
import dev.anden.protocol.Abandonment;
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
import dev.anden.table.CompanyStep;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Who left a game, was replaced or came back, as a recorded game has it.
public final class SavedCompany {
    private SavedCompany() {}

    static CompanyNote note(CompanyStep step) {
        CompanyEvent event = step.event();
        return switch (event) {
            case Resigned gone -> note(step, Kind.RESIGNED, gone.bot());
            case HandedOver over ->
                note(step, Kind.HANDED_OVER, over.bot(), over.reason().toString());
            case CameBack _ -> note(step, Kind.CAME_BACK);
            case AgreedToEnd _ -> note(step, Kind.AGREED_TO_END);
            case Paused _ -> note(step, Kind.PAUSED);
            case WentOn _ -> note(step, Kind.WENT_ON);
            case OnHoliday _, BackFromHoliday _ ->
                throw new IllegalArgumentException("A recorded game doesn't tell who was on holiday");
            case Abandoned end -> note(step, Kind.ABANDONED, end.reason().toString());
        };
    }

    private static CompanyNote note(CompanyStep step, Kind kind, String... words) {
        return new CompanyNote(step.ply(), step.event().seat(), kind, List.of(words));
    }

    /// The event that a note tells.
    ///
    /// @return empty if it gives a reason that there is not
    public static Optional<CompanyEvent> event(CompanyNote note) {
        int seat = note.seat();
        return switch (note.kind()) {
            case RESIGNED -> Optional.of(new Resigned(seat, note.words().getFirst()));
            case HANDED_OVER ->
                named(Substitute.Reason.values(), note.words().getLast())
                        .map(reason -> new HandedOver(seat, note.words().getFirst(), reason));
            case CAME_BACK -> Optional.of(new CameBack(seat));
            case AGREED_TO_END -> Optional.of(new AgreedToEnd(seat));
            case PAUSED -> Optional.of(new Paused(seat));
            case WENT_ON -> Optional.of(new WentOn(seat));
            case ABANDONED ->
                named(Abandonment.values(), note.words().getFirst()).map(reason -> new Abandoned(seat, reason));
        };
    }

    private static <T> Optional<T> named(T[] values, String word) {
        return Arrays.stream(values)
                .filter(value -> value.toString().equals(word))
                .findFirst();
    }
}
