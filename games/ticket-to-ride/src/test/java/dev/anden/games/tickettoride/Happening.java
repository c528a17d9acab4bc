package dev.anden.games.tickettoride;

import dev.anden.engine.Event;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.element.station.Stations;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.view.TtrView;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

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
    ALL_TICKETS_TAKEN,
    TIE_BROKEN_BY_STATIONS,
    TICKET_COMPLETED_OVER_A_STATION,
    LAST_STATION_BUILT,
    FERRY_CLAIMED,
    TUNNEL_CLAIMED_AS_LAID,
    TUNNEL_PAID,
    TUNNEL_GIVEN_UP,
    SUBWAY_ROUTE_CLAIMED,
    FLAG_COMPLETED,
    FLAG_CARD_NOT_LAID;

    private static final Set<Happening> EVERYWHERE = EnumSet.of(
            ENDED_BY_FEW_VEHICLES,
            DECIDED_BY_POINTS,
            TIE_BROKEN_BY_TICKETS,
            WIN_SHARED,
            MARKET_REPLACED,
            DECK_RESHUFFLED,
            ALL_TICKETS_TAKEN);

    /// What games on a board are to show. That nobody can move takes a plan, which is made for the USA alone.
    static Set<Happening> on(String board) {
        var happenings = EnumSet.copyOf(EVERYWHERE);
        happenings.addAll(
                switch (board) {
                    case "usa" ->
                        EnumSet.of(
                                ENDED_BY_NOBODY_ABLE_TO_MOVE,
                                LONGEST_PATH_WON_ALONE,
                                LONGEST_PATH_SHARED,
                                TIE_BROKEN_BY_LONGEST_PATH);
                    case "europe" ->
                        EnumSet.of(
                                LONGEST_PATH_WON_ALONE,
                                LONGEST_PATH_SHARED,
                                TIE_BROKEN_BY_LONGEST_PATH,
                                TIE_BROKEN_BY_STATIONS,
                                TICKET_COMPLETED_OVER_A_STATION,
                                LAST_STATION_BUILT,
                                FERRY_CLAIMED,
                                TUNNEL_CLAIMED_AS_LAID,
                                TUNNEL_PAID,
                                TUNNEL_GIVEN_UP);
                    case "berlin" -> EnumSet.of(SUBWAY_ROUTE_CLAIMED);
                    case "paris" -> EnumSet.of(FLAG_COMPLETED, FLAG_CARD_NOT_LAID);
                    default -> throw new IllegalArgumentException("There is no board " + board);
                });
        return happenings;
    }

    /// Plays plies in the notation from the beginning of a game to its end, and notes what happens.
    static Set<Happening> in(Play play, List<String> plies) {
        var seen = EnumSet.noneOf(Happening.class);
        for (String ply : plies) {
            TtrView.Phase phase = play.phase();
            play.play(ply);
            for (Event event : play.told(State.EVERYTHING)) {
                of(play, phase, event).ifPresent(seen::add);
            }
            if (ply.equals("flag discard")) {
                seen.add(FLAG_CARD_NOT_LAID);
            }
            if (play.state.ply() > 1 && play.state.position.tickets.size() == 0) {
                seen.add(ALL_TICKETS_TAKEN);
            }
        }
        if (play.isOver()) {
            seen.addAll(atTheEnd(play));
        }
        return seen;
    }

    /// What an event shows, told of a ply that was played in a phase.
    private static Optional<Happening> of(Play play, TtrView.Phase phase, Event event) {
        return switch (event) {
            case TtrEvent.MarketFlushed flushed -> Optional.of(MARKET_REPLACED);
            case TtrEvent.DeckReshuffled shuffled -> Optional.of(DECK_RESHUFFLED);
            case TtrEvent.StationBuilt built when built.left() == 0 -> Optional.of(LAST_STATION_BUILT);
            case TtrEvent.TunnelGivenUp given -> Optional.of(TUNNEL_GIVEN_UP);
            case TtrEvent.FlagCompleted completed -> Optional.of(FLAG_COMPLETED);
            case TtrEvent.RouteClaimed claimed -> of(phase, route(play, claimed.route()));
            default -> Optional.empty();
        };
    }

    private static Optional<Happening> of(TtrView.Phase phase, Route claimed) {
        if (claimed.tunnel()) {
            return Optional.of(phase == TtrView.Phase.TUNNEL_PAYMENT ? TUNNEL_PAID : TUNNEL_CLAIMED_AS_LAID);
        }
        if (claimed.wilds() > 0) {
            return Optional.of(FERRY_CLAIMED);
        }
        return claimed.vehicle() > 0 ? Optional.of(SUBWAY_ROUTE_CLAIMED) : Optional.empty();
    }

    private static Route route(Play play, String id) {
        return play.state.position.tables.board.routes().stream()
                .filter(route -> route.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Set<Happening> atTheEnd(Play play) {
        ScoreSheet sheet = play.sheet();
        boolean stuck = play.state.position.passes == play.state.position.seats;
        var seen = EnumSet.of(stuck ? ENDED_BY_NOBODY_ABLE_TO_MOVE : ENDED_BY_FEW_VEHICLES, decision(play, sheet));
        long longest = sheet.lines().stream().filter(Happening::isLongestPath).count();
        if (longest > 0) {
            seen.add(longest == 1 ? LONGEST_PATH_WON_ALONE : LONGEST_PATH_SHARED);
        }
        if (sheet.lines().stream().anyMatch(line -> line.rule().equals("ttr.europe.station-use") && line.achieved())) {
            seen.add(TICKET_COMPLETED_OVER_A_STATION);
        }
        return seen;
    }

    private static boolean isLongestPath(ScoreLine line) {
        return line.rule().equals("ttr.end.longest-path") && line.achieved();
    }

    private static Happening decision(Play play, ScoreSheet sheet) {
        if (sheet.winners().size() > 1) {
            return WIN_SHARED;
        }
        int winner = sheet.winners().getFirst();
        List<Integer> tied = IntStream.range(0, sheet.totals().size())
                .filter(seat -> seat != winner
                        && sheet.totals().get(seat).equals(sheet.totals().get(winner)))
                .boxed()
                .toList();
        if (tied.isEmpty()) {
            return DECIDED_BY_POINTS;
        }
        List<Integer> stillTied = tied.stream()
                .filter(seat -> completed(sheet, seat) == completed(sheet, winner))
                .toList();
        if (stillTied.isEmpty()) {
            return TIE_BROKEN_BY_TICKETS;
        }
        int stations = play.state.position.element(Stations.class).left(winner);
        return stillTied.stream()
                        .noneMatch(seat ->
                                play.state.position.element(Stations.class).left(seat) == stations)
                ? TIE_BROKEN_BY_STATIONS
                : TIE_BROKEN_BY_LONGEST_PATH;
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
