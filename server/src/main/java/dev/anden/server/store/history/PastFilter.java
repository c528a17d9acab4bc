package dev.anden.server.store.history;

import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.SeatNames;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Which of a person's finished games are asked for: those that are as everything says that is there.
///
/// @param game the game's id
/// @param seats how many seats it had
/// @param rank which rank the person had among others
/// @param name what one of the other people is called now, or was at a game that was brought along
/// @param bot the level of one of the bots
public record PastFilter(
        Optional<String> game,
        Optional<Integer> seats,
        Optional<Integer> rank,
        Optional<String> name,
        Optional<String> bot) {
    /// All games.
    public static final PastFilter ALL =
            new PastFilter(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    private static final String OPPONENT =
            " and exists (select 1 from seat_result o left join person p on p.id = o.person"
                    + " left join seat s on s.table_id = o.table_id and s.seat = o.seat"
                    + " where o.table_id = r.table_id and o.seat <> r.seat and ";

    /// Adds to the condition that the game counts: it doesn't go on from a moment of another one.
    static final String COUNTED = " and r.counted = 1";

    /// Adds to the condition that the game counts, and that the person played it to its end and didn't leave it to
    /// a bot.
    static final String PLAYED = COUNTED + " and r.deserted = 0";

    /// The rank of a seat among those who played on themselves, as SQL; who left the game to a bot comes after
    /// them.
    ///
    /// @param seat what the row of `seat_result` is called
    static String rankOf(String seat) {
        return "(select 1 + count(*) from seat_result ahead where ahead.table_id = " + seat + ".table_id"
                + " and ahead.deserted = 0 and (" + seat + ".deserted = 1 or ahead.rank < " + seat + ".rank))";
    }

    /// What is true of `r`, rows of `seat_result`, as SQL.
    String condition() {
        return "r.person = :person"
                + game.map(any -> " and r.game = :game").orElse("")
                + seats.map(any -> " and r.seats = :seats").orElse("")
                + rank.map(any -> " and " + rankOf("r") + " = :rank and r.seats > 1")
                        .orElse("")
                + name.map(any -> OPPONENT + SeatNames.NAME + " = :name)").orElse("")
                + bot.map(any -> OPPONENT + "o.bot = :bot)").orElse("");
    }

    /// The values that the condition names.
    Map<String, Object> values(PersonId person) {
        var values = new HashMap<String, Object>();
        values.put("person", person.text());
        game.ifPresent(value -> values.put("game", value));
        seats.ifPresent(value -> values.put("seats", value));
        rank.ifPresent(value -> values.put("rank", value));
        name.ifPresent(value -> values.put("name", value));
        bot.ifPresent(value -> values.put("bot", value));
        return values;
    }
}
