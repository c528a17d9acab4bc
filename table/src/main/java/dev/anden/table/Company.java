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
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/// In which seats a bot plays for a person, who is on holiday, and whether the game was ended without a result. The
/// position knows nothing of it.
final class Company {
    private final Map<Integer, Replacement> replaced = new TreeMap<>();
    private final Map<Integer, Holiday> holidays = new TreeMap<>();
    private boolean ended;
    private boolean paused;

    /// Who plays for the person in a seat, if it doesn't itself.
    Optional<Substitute> substitute(int seat) {
        return Optional.ofNullable(replaced.get(seat)).map(Replacement::bot);
    }

    /// The table's version at which the time of the person in a seat was up, if that is why a bot plays there.
    OptionalInt lateAt(int seat) {
        Replacement replacement = replaced.get(seat);
        return replacement != null && replacement.bot().reason() == Substitute.Reason.TIME
                ? OptionalInt.of(replacement.version())
                : OptionalInt.empty();
    }

    /// Whether the game was ended without a result: by agreement, or because nobody came back.
    boolean wasAbandoned() {
        return ended;
    }

    /// Whether the clocks stand because all have agreed to it.
    boolean isPaused() {
        return paused;
    }

    /// Who has said that they are on holiday and not that they are back, by seat; it may be over.
    Map<Integer, Holiday> holidays() {
        return holidays;
    }

    /// @param version the table's, before the event
    /// @param at when it happened, in milliseconds since 1970
    void take(CompanyEvent event, int version, long at) {
        switch (event) {
            case Resigned gone -> replace(gone.seat(), new Substitute(gone.bot(), Substitute.Reason.RESIGNED), version);
            case HandedOver over -> replace(over.seat(), new Substitute(over.bot(), over.reason()), version);
            case CameBack back -> replaced.remove(back.seat());
            case Paused _ -> paused = true;
            case WentOn _ -> paused = false;
            case OnHoliday gone -> holidays.put(gone.seat(), new Holiday(at, gone.until()));
            case BackFromHoliday back -> holidays.remove(back.seat());
            case AgreedToEnd _, Abandoned _ -> ended = true;
        }
    }

    private void replace(int seat, Substitute bot, int version) {
        replaced.put(seat, new Replacement(bot, version));
    }

    /// @param version the table's when the bot took the seat over
    private record Replacement(Substitute bot, int version) {}
}
