package dev.anden.table;

import dev.anden.engine.Refusal;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Why a wish can't be fulfilled. Nothing has changed.
///
/// @param sentence one English sentence for people who read the wire
/// @param refusal the rule of the game that forbids it, if one does
public record Objection(Reason reason, String sentence, Optional<Refusal> refusal) implements Answer {
    /// What stands in the way.
    public enum Reason {
        GAME_OVER,
        /// The seat has already chosen and waits for its turn.
        ALREADY_CHOSEN,
        NOT_YOUR_TURN,
        /// The choice was made on a position that is no longer the current one.
        STALE_VERSION,
        /// The text isn't an action of the game.
        BAD_ACTION,
        /// A rule of the game forbids it.
        RULE,
        /// A spectator has no choice.
        NOT_SEATED,
        /// Nothing was chosen yet that could be taken back.
        NOTHING_TO_TAKE_BACK,
        /// Something new was revealed since the choice: it stands.
        REVEALED,
        /// Another seat has acted since the choice: it stands.
        OTHERS_ACTED,
        /// A bot plays for the person, who has to take the seat back first.
        BOT_PLAYS,
        /// The person has left for good.
        RESIGNED,
        /// Nobody plays for the person: there is nothing to come back to.
        NOT_AWAY,
        /// The person's time was up for a choice that the bot has still to make.
        TIME_UP,
        /// The person is there, or hasn't been waited for long enough.
        NOT_ABSENT,
        /// There are clocks, and they say how long somebody is waited for.
        CLOCK_DECIDES,
        /// The seat may take its choice back itself.
        NEEDS_NO_ASKING,
        /// Nobody else plays, or may come back, whose consent it would take.
        NOBODY_TO_ASK,
        /// The people at the table are being asked something else.
        ALREADY_ASKED,
        /// What was asked isn't asked any more.
        NOTHING_ASKED,
        /// No time is counted at this table.
        NO_CLOCKS,
        /// The clocks stand already.
        ALREADY_PAUSED,
        /// The clocks go on already.
        NOT_PAUSED,
        /// The id of a command is that of another one, which was carried out before.
        COMMAND_REUSED;

        /// The word of the wire: `stale-version`.
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /// Of a command whose id belongs to another one.
    public static Objection commandReused() {
        return of(Reason.COMMAND_REUSED, "The id of this command belongs to another one; make a new id.");
    }

    static Objection of(Reason reason, String sentence) {
        return new Objection(reason, sentence, Optional.empty());
    }

    static Objection of(Refusal refusal) {
        String sentence = "The rule %s forbids it%s.".formatted(refusal.rule(), because(refusal.facts()));
        return new Objection(Reason.RULE, sentence, Optional.of(refusal));
    }

    private static String because(Map<String, String> facts) {
        return facts.isEmpty() ? "" : ": " + new TreeMap<>(facts);
    }
}
