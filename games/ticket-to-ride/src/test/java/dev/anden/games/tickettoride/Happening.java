package dev.anden.games.tickettoride;

import dev.anden.engine.Event;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The ways in which a game can end, the bonuses, and the rare moments: each has a recorded game that shows it.
enum Happening {
    ENDED_BY_FEW_VEHICLES,
    ENDED_BY_NOBODY_ABLE_TO_MOVE,
    LONGEST_PATH_WON_ALONE,
    LONGEST_PATH_SHARED,
    DECIDED_BY_POINTS,
    TIE_BROKEN_BY_TICKETS,
    TIE_BROKEN_BY_LONGEST_PATH,
    WIN_SHARED,
    MARKET_REPLACED,
    DECK_RESHUFFLED,
    ALL_TICKETS_TAKEN;

    /// Plays plies in the notation from the beginning of a game to its end, and notes what happens.
    static Set<Happening> in(Play play, List<String> plies) {
        var seen = EnumSet.noneOf(Happening.class);
        for (String ply : plies) {
            play.play(ply);
            for (Event event : play.told(State.EVERYTHING)) {
                if (event instanceof TtrEvent.MarketFlushed) {
                    seen.add(MARKET_REPLACED);
                } else if (event instanceof TtrEvent.DeckReshuffled) {
                    seen.add(DECK_RESHUFFLED);
                }
            }
            if (play.state.ply() > 1 && play.state.tickets.size() == 0) {
                seen.add(ALL_TICKETS_TAKEN);
            }
        }
        if (play.isOver()) {
            seen.addAll(atTheEnd(play));
        }
        return seen;
    }

    private static Set<Happening> atTheEnd(Play play) {
        ScoreSheet sheet = play.sheet();
        boolean stuck = play.state.passes == play.state.seats;
        long longest = sheet.lines().stream().filter(Happening::isLongestPath).count();
        return EnumSet.of(
                stuck ? ENDED_BY_NOBODY_ABLE_TO_MOVE : ENDED_BY_FEW_VEHICLES,
                longest == 1 ? LONGEST_PATH_WON_ALONE : LONGEST_PATH_SHARED,
                decision(sheet));
    }

    private static boolean isLongestPath(ScoreLine line) {
        return line.rule().equals("ttr.end.longest-path") && line.achieved();
    }

    private static Happening decision(ScoreSheet sheet) {
        if (sheet.winners().size() > 1) {
            return WIN_SHARED;
        }
        int winner = sheet.winners().getFirst();
        long best = sheet.totals().stream()
                .filter(sheet.totals().get(winner)::equals)
                .count();
        if (best == 1) {
            return DECIDED_BY_POINTS;
        }
        long most = 0;
        for (int seat = 0; seat < sheet.totals().size(); seat++) {
            if (seat != winner && sheet.totals().get(seat).equals(sheet.totals().get(winner))) {
                most = Math.max(most, completed(sheet, seat));
            }
        }
        return completed(sheet, winner) > most ? TIE_BROKEN_BY_TICKETS : TIE_BROKEN_BY_LONGEST_PATH;
    }

    private static long completed(ScoreSheet sheet, int seat) {
        return sheet.lines().stream()
                .filter(line -> line.seat() == seat && line.rule().equals("ttr.ticket.scored-at-end"))
                .filter(ScoreLine::achieved)
                .count();
    }

    /// As in the names of files: `win-shared`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
