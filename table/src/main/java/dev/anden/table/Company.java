package dev.anden.table;

import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.WentOn;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// In which seats a bot plays for a person, and whether the game was ended without a result. The position
/// knows nothing of it.
final class Company {
    private final Map<Integer, Substitute> substitutes = new TreeMap<>();
    private boolean ended;
    private boolean paused;

    /// Who plays for the person in a seat, if it doesn't itself.
    Optional<Substitute> substitute(int seat) {
        return Optional.ofNullable(substitutes.get(seat));
    }

    /// Whether the game was ended without a result: by agreement, or because nobody came back.
    boolean hasEnded() {
        return ended;
    }

    /// Whether the clocks stand because all have agreed to it.
    boolean isPaused() {
        return paused;
    }

    void take(CompanyEvent event) {
        switch (event) {
            case Resigned gone -> substitutes.put(gone.seat(), new Substitute(gone.bot(), Substitute.Reason.RESIGNED));
            case HandedOver over -> substitutes.put(over.seat(), new Substitute(over.bot(), over.reason()));
            case CameBack back -> substitutes.remove(back.seat());
            case Paused _ -> paused = true;
            case WentOn _ -> paused = false;
            case AgreedToEnd _, Abandoned _ -> ended = true;
        }
    }
}
