package dev.anden.cli.play;

import dev.anden.cli.text.Texts;
import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.Observation;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TicketToRide;
import dev.anden.games.tickettoride.action.TtrAction;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardRules.TieBreak;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.view.TtrView;
import dev.anden.games.tickettoride.view.TtrView.PlayerView;
import dev.anden.games.tickettoride.view.TtrView.TicketView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The Ticket to Ride family in the terminal.
final class TicketToRideScreen implements Screen {
    private final Board board;
    private final boolean ownTickets;
    private final Texts texts;
    private final Names names;
    private final BoardWords words;

    TicketToRideScreen(TicketToRide game, Setup setup, Names names) {
        board = game.boardData(setup);
        ownTickets = !board.tickets().equals(game.boardData().tickets());
        this.names = names;
        texts = names.texts();
        words = new BoardWords(board, texts);
    }

    /// What other tickets than those of the box change (`ttr.set.choice`).
    @Override
    public List<String> introduction() {
        if (!ownTickets) {
            return List.of();
        }
        var rules = board.rules();
        var lines = new ArrayList<String>();
        lines.add(texts.text(
                "set.tickets",
                board.tickets().size(),
                rules.openingTickets().deal(),
                rules.openingTickets().keep(),
                rules.ticketDraw().deal()));
        if (rules.mostTicketsPoints() > 0) {
            lines.add(texts.text("set.most", rules.mostTicketsPoints()));
        }
        if (rules.longestPathPoints() == 0) {
            boolean breaksTies = rules.tieBreaks().contains(TieBreak.LONGEST_PATH);
            lines.add(texts.text(breaksTies ? "set.no-longest.tie" : "set.no-longest"));
        }
        if (onlyTicketsAreReconstructed()) {
            lines.add(texts.text("set.reconstructed"));
        }
        return lines;
    }

    /// Of a board that is reconstructed itself that was said already.
    private boolean onlyTicketsAreReconstructed() {
        return board.ticketSets().provenance().equals(PlayCommand.RECONSTRUCTED)
                && !board.provenance().equals(PlayCommand.RECONSTRUCTED);
    }

    @Override
    public List<String> table(Observation observation) {
        var view = (TtrView) observation.snapshot();
        var lines = new ArrayList<String>();
        for (int seat = 0; seat < view.players().size(); seat++) {
            PlayerView player = view.players().get(seat);
            lines.add(texts.text(
                    "table.seat",
                    names.of(seat),
                    player.score(),
                    words.vehicles(player.vehiclesByKind()),
                    player.cards(),
                    count(player.tickets())));
            lines.addAll(elements(view, player));
        }
        lines.add(texts.text("table.market", market(view), view.deck(), count(view.ticketDeck())));
        lines.add(texts.text("table.hand", words.cards(view.hand())));
        for (TicketView ticket : view.tickets()) {
            lines.add(texts.text(
                    ticket.completed() ? "table.ticket.done" : "table.ticket.open", words.ticket(ticket.ticket())));
        }
        view.turnsLeft().ifPresent(turns -> lines.add(texts.text("table.last-round", turns)));
        return lines;
    }

    /// What only some boards have: stations and flags.
    private List<String> elements(TtrView view, PlayerView player) {
        var lines = new ArrayList<String>();
        var elements = board.rules().elements();
        if (elements.station().isPresent()) {
            String built = view.stations().entrySet().stream()
                    .filter(station -> station.getValue() == player.seat())
                    .map(station -> words.city(station.getKey()))
                    .collect(Collectors.joining(", "));
            lines.add(texts.text(built.isEmpty() ? "table.stations.none" : "table.stations", player.stations(), built));
        }
        if (elements.flag().isPresent()) {
            String laid = player.flag().stream().map(words::card).collect(Collectors.joining(", "));
            lines.add(texts.text("table.flag", laid.isEmpty() ? texts.text("nothing") : laid, player.flags()));
        }
        return lines;
    }

    /// A number, or a question mark where it is secret.
    private static String count(Optional<Integer> number) {
        return number.map(String::valueOf).orElse("?");
    }

    private String market(TtrView view) {
        return view.market().stream()
                .map(card -> card.map(words::card).orElse("-"))
                .collect(Collectors.joining(", "));
    }

    @Override
    public List<Page> pages() {
        return List.of(
                new Page("t", texts.text("page.table"), this::table),
                new Page("r", texts.text("page.routes"), this::routes));
    }

    /// The routes that nobody has claimed, and whose the others are.
    private List<String> routes(Observation observation) {
        var view = (TtrView) observation.snapshot();
        var lines = new ArrayList<String>();
        for (Route route : board.routes()) {
            Optional<Integer> owner = Optional.ofNullable(view.owners().get(route.id()));
            String state = owner.map(this::owned)
                    .orElse(texts.text(view.closed().contains(route.id()) ? "route.closed" : "route.open"));
            lines.add(texts.text(
                    "route.line", words.route(route.id()), words.price(route), route.points(), state, route.id()));
        }
        return lines;
    }

    private String owned(int seat) {
        return seat == names.person() ? texts.text("route.own") : texts.text("route.owned", names.of(seat));
    }

    /// Stations, which hardly any turn is for, are one choice and the last.
    @Override
    public List<Choice> choices(State state) {
        var stations = new ArrayList<Integer>();
        var others = new ArrayList<Integer>();
        for (int code : state.legalActions()) {
            boolean station = state.action(code) instanceof TtrAction.BuildStation;
            (station ? stations : others).add(code);
        }
        var choices = new ArrayList<>(byLabel(state, others));
        List<Choice> sites = byLabel(state, stations);
        choices.addAll(sites.size() > 1 ? List.of(new Choice(texts.text("action.stations"), stations)) : sites);
        return choices;
    }

    private List<Choice> byLabel(State state, List<Integer> codes) {
        Map<String, List<Integer>> byLabel = new LinkedHashMap<>();
        for (int code : codes) {
            byLabel.computeIfAbsent(label(state, code), label -> new ArrayList<>())
                    .add(code);
        }
        return byLabel.entrySet().stream()
                .map(entry -> new Choice(entry.getKey(), simplified(state, entry.getValue())))
                .toList();
    }

    /// Of actions that read alike (the twins of a double route, the orders in which tickets go back) the first will
    /// do; who wants another one types it.
    private List<Integer> simplified(State state, List<Integer> codes) {
        Map<String, Integer> byDetail = new LinkedHashMap<>();
        codes.forEach(code -> byDetail.putIfAbsent(detail(state, code), code));
        return List.copyOf(byDetail.values());
    }

    private String label(State state, int code) {
        return switch ((TtrAction) state.action(code)) {
            case TtrAction.DrawFromDeck() -> texts.text("action.deck");
            case TtrAction.DrawFromMarket(CardKind card) -> texts.text("action.market", words.oneCard(card));
            case TtrAction.DrawTickets() -> texts.text("action.tickets");
            case TtrAction.Pass() -> texts.text("action.pass");
            case TtrAction.KeepTickets(List<String> kept, List<String> _) ->
                texts.text("action.keep", words.tickets(kept));
            case TtrAction.ClaimRoute(String id, CardKind _, int _, int _) -> {
                Route route = words.routeOf(id);
                yield texts.text("action.claim", words.route(id), words.price(route), route.points());
            }
            case TtrAction.BuildStation(String city, CardKind _, int _, int _) ->
                texts.text("action.station", words.city(city));
            case TtrAction.PayTunnel(CardKind color, int colored, int wilds) ->
                texts.text("action.tunnel.pay", words.payment(color, colored, wilds));
            case TtrAction.GiveUpTunnel() -> texts.text("action.tunnel.give-up");
            case TtrAction.KeepFlagCard() -> texts.text("action.flag.keep");
            case TtrAction.DiscardFlagCard() -> texts.text("action.flag.discard");
            case TtrAction.ChooseFirst _, TtrAction.TurnUpCard _, TtrAction.DealTicket _ ->
                throw new IllegalArgumentException("Chance has no choices");
        };
    }

    @Override
    public Question question(State state, List<Integer> codes) {
        List<Choice> things = byLabel(state, codes);
        if (things.size() > 1) {
            return new Question(texts.text("prompt.city"), things);
        }
        return new Question(
                texts.text("prompt.detail"),
                codes.stream()
                        .map(code -> new Choice(detail(state, code), List.of(code)))
                        .toList());
    }

    /// What tells an action from others that read alike: how it is paid.
    private String detail(State state, int code) {
        return switch ((TtrAction) state.action(code)) {
            case TtrAction.ClaimRoute(String _, CardKind color, int colored, int wilds) ->
                words.payment(color, colored, wilds);
            case TtrAction.BuildStation(String _, CardKind color, int colored, int wilds) ->
                words.payment(color, colored, wilds);
            default -> label(state, code);
        };
    }

    @Override
    public String action(State state, int code) {
        return switch ((TtrAction) state.action(code)) {
            case TtrAction.ClaimRoute(String id, CardKind color, int colored, int wilds) ->
                texts.text("action.claim.paid", words.route(id), words.payment(color, colored, wilds));
            case TtrAction.BuildStation(String city, CardKind color, int colored, int wilds) ->
                texts.text("action.station.paid", words.city(city), words.payment(color, colored, wilds));
            case TtrAction.KeepTickets(List<String> kept, List<String> returned)
            when !returned.isEmpty() -> texts.text("action.keep.return", words.tickets(kept), words.tickets(returned));
            default -> label(state, code);
        };
    }

    @Override
    public String luck(Event event) {
        return switch ((TtrEvent) event) {
            case TtrEvent.FirstSeatChosen _ -> texts.text("luck.first");
            case TtrEvent.CardDealt _ -> texts.text("luck.hand");
            case TtrEvent.DeckCardDrawn _ -> texts.text("luck.deck");
            case TtrEvent.TicketsOffered _ -> texts.text("luck.tickets");
            case TtrEvent.TunnelCardTurnedUp _ -> texts.text("luck.tunnel");
            default -> texts.text("luck.market");
        };
    }

    @Override
    public Optional<String> judgedApart(Action action) {
        return action instanceof TtrAction.KeepTickets ? Optional.of(texts.text("analyse.tickets")) : Optional.empty();
    }

    @Override
    public Optional<String> line(Event event) {
        return switch ((TtrEvent) event) {
            case TtrEvent.FirstSeatChosen(int seat) -> log("event.first", seat);
            case TtrEvent.CardDealt _, TtrEvent.MarketFilled _, TtrEvent.TurnStarted _ -> Optional.empty();
            case TtrEvent.MarketFlushed(List<CardKind> _) -> Optional.of(texts.text("event.flush"));
            case TtrEvent.MarketCardTaken(int seat, int _, CardKind card) ->
                log("event.market", seat, words.oneCard(card));
            case TtrEvent.DeckCardDrawn(int seat, Optional<CardKind> card) ->
                card.map(kind -> log("event.deck.seen", seat, words.oneCard(kind)))
                        .orElse(log("event.deck", seat));
            case TtrEvent.DeckReshuffled(int cards) -> Optional.of(texts.text("event.reshuffle", cards));
            case TtrEvent.TicketsOffered(int seat, int count, List<String> tickets) ->
                tickets.isEmpty() ? log("event.offered", seat, count) : Optional.empty();
            case TtrEvent.TicketsKept(int seat, Optional<Integer> kept, Optional<Integer> _, List<String> _) ->
                kept.map(number -> log("event.kept", seat, number)).orElse(log("event.kept.secret", seat));
            case TtrEvent.RouteClaimed(int seat, String route, CardKind color, int colored, int wilds, int points) ->
                log("event.claim", seat, words.route(route), words.payment(color, colored, wilds), points);
            case TtrEvent.TunnelLaid(int seat, String route, CardKind color, int colored, int wilds) ->
                log("event.tunnel", seat, words.route(route), words.payment(color, colored, wilds));
            case TtrEvent.TunnelCardTurnedUp(int _, CardKind card, boolean matches) ->
                Optional.of(texts.text(matches ? "event.tunnel.match" : "event.tunnel.card", words.oneCard(card)));
            case TtrEvent.TunnelGivenUp(int seat, String route) ->
                log("event.tunnel.given-up", seat, words.route(route));
            case TtrEvent.StationBuilt(int seat, String city, CardKind color, int colored, int wilds, int _) ->
                log("event.station", seat, words.city(city), words.payment(color, colored, wilds));
            case TtrEvent.FlagCardKept(int seat, CardKind card) -> log("event.flag", seat, words.oneCard(card));
            case TtrEvent.FlagCompleted(int seat, int points) -> log("event.flag.complete", seat, points);
            case TtrEvent.TurnPassed(int seat) -> log("event.pass", seat);
            case TtrEvent.LastRoundStarted(int seat, int vehicles) -> log("event.last-round", seat, vehicles);
            case TtrEvent.GameEnded() -> Optional.of(texts.text("event.end"));
        };
    }

    private Optional<String> log(String key, int seat, Object... values) {
        var all = new ArrayList<Object>();
        all.add(names.player(seat));
        all.addAll(List.of(values));
        return Optional.of(texts.text(key, all.toArray()));
    }

    @Override
    public String score(ScoreLine line) {
        String rule = texts.textOr("score." + line.rule(), line.rule());
        if (line.rule().equals("ttr.ticket.scored-at-end")) {
            String mark = texts.text(line.achieved() ? "score.made" : "score.missed");
            return rule + ": " + line.subjects().stream().map(words::ticket).collect(Collectors.joining(", ")) + " "
                    + mark;
        }
        if (line.rule().equals("ttr.europe.station-use")) {
            return rule + ": " + station(line.subjects());
        }
        // A longest path that brings nothing is on the sheet because it breaks a tie.
        boolean breaksTie = line.rule().equals("ttr.end.longest-path") && line.achieved() && line.points() == 0;
        return breaksTie ? texts.text("score.longest-path.tie") : rule;
    }

    /// A station's city, and the route that it borrows if there is one.
    private String station(List<String> subjects) {
        String city = words.city(subjects.getFirst());
        return subjects.size() == 1
                ? texts.text("score.station.idle", city)
                : texts.text("score.station.borrows", city, words.route(subjects.getLast()));
    }
}
