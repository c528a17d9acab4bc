package dev.anden.table;

import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.past.LineTally;
import dev.anden.table.History.Ply;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/// Works out what is remembered of a game when it is over.
final class Remembering {
    /// Whoever takes longer has done something else meanwhile; in milliseconds.
    private static final long LONGEST = 10 * 60 * 1_000L;

    private final Play play;
    private final List<Ply> plies;
    private final ScoreSheet sheet;

    /// @param plies all that stand, with those that end the game
    Remembering(Play play, List<Ply> plies, ScoreSheet sheet) {
        this.play = play;
        this.plies = plies;
        this.sheet = sheet;
    }

    List<SeatFacts> seats() {
        return IntStream.range(0, sheet.totals().size()).mapToObj(this::seat).toList();
    }

    private SeatFacts seat(int seat) {
        var times = new ArrayList<Long>();
        int choices = 0;
        int byBot = 0;
        for (int number = 0; number < plies.size(); number++) {
            Ply ply = plies.get(number);
            if (ply.actor() != seat || !play.history().isOwn(ply)) {
                continue;
            }
            if (play.history().isByBot(ply)) {
                byBot++;
                continue;
            }
            choices++;
            // Nobody knows since when a choice was thought about before which nothing was written.
            if (number > 0) {
                times.add(Math.clamp(ply.at() - plies.get(number - 1).at(), 0, LONGEST));
            }
        }
        boolean resigned = play.substitute(seat)
                .filter(bot -> bot.reason() == Substitute.Reason.RESIGNED)
                .isPresent();
        return new SeatFacts(
                choices,
                byBot,
                times.stream().mapToLong(Long::longValue).sum(),
                median(times),
                resigned || (byBot > 0 && byBot >= choices),
                lines(seat));
    }

    /// Of an even number the mean of the two in the middle.
    private static OptionalLong median(List<Long> times) {
        List<Long> sorted = times.stream().sorted().toList();
        int middle = sorted.size() / 2;
        if (sorted.isEmpty()) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(
                sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2);
    }

    private List<LineTally> lines(int seat) {
        Map<String, LineTally> tallies = new LinkedHashMap<>();
        sheet.lines().stream()
                .filter(line -> line.seat() == seat)
                .forEach(line -> tallies.merge(line.rule(), tally(line), Remembering::sum));
        return List.copyOf(tallies.values());
    }

    private static LineTally tally(ScoreLine line) {
        return new LineTally(line.rule(), 1, line.achieved() ? 1 : 0, line.achieved() ? 0 : 1, line.points());
    }

    /// Of the same game.
    private static LineTally sum(LineTally one, LineTally other) {
        return new LineTally(
                one.rule(), 1, one.made() + other.made(), one.missed() + other.missed(), one.points() + other.points());
    }
}
