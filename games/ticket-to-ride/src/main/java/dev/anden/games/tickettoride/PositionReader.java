package dev.anden.games.tickettoride;

import dev.anden.engine.NotationException;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads what [PositionWriter] wrote, or what a person typed like it.
final class PositionReader {
    private static final List<String> SEAT_PARTS = List.of("hand", "known", "tickets", "offered", "routes");

    private final TicketToRide game;
    private final ActionNotation notation;

    PositionReader(TicketToRide game) {
        this.game = game;
        notation = new ActionNotation(game.boardData());
    }

    TtrState read(String text) {
        List<String> lines = text.strip().lines().map(String::strip).toList();
        String header = game.info().id() + " " + game.info().rulesVersion();
        if (lines.isEmpty() || !lines.getFirst().equals(header)) {
            throw new NotationException("A position of this game begins with the line \"" + header + "\"");
        }
        int seats =
                (int) lines.stream().filter(line -> line.startsWith("seat ")).count();
        if (seats < game.info().minimumSeats() || seats > game.info().maximumSeats()) {
            throw new NotationException("The position has " + seats + " seats");
        }
        var state = new TtrState(game, seats);
        for (String line : lines.subList(1, lines.size())) {
            List<String> words = List.of(line.split("\\s+"));
            readLine(state, words.getFirst(), words.subList(1, words.size()));
        }
        checked(state);
        return state;
    }

    private static void checked(TtrState state) {
        for (int seat = 0; seat < state.seats; seat++) {
            state.handSizes[seat] = state.hands.total(seat);
        }
        try {
            Invariants.check(state);
        } catch (IllegalStateException broken) {
            throw new NotationException("The position can't be: " + broken.getMessage());
        }
    }

    private void readLine(TtrState state, String name, List<String> words) {
        switch (name) {
            case "ply" -> readNumbers(state, words);
            case "next" -> words.forEach(word -> state.frames.pushRaw(Frames.parse(word)));
            case "market" -> readMarket(state, words);
            case "deck" -> readCounts(words, state.cards::addToDeck);
            case "discards" -> readCounts(words, state.cards::discard);
            case "ticket-deck" -> state.tickets.unordered = tickets(words);
            case "ticket-bottom" -> words.forEach(word -> readBottom(state, word));
            case "seat" -> readSeat(state, words);
            default -> throw new NotationException("A position has no line \"" + name + "\"");
        }
    }

    private static void readNumbers(TtrState state, List<String> words) {
        if (words.size() != 7) {
            throw new NotationException("The second line is \"ply 0 first 0 turns-left -1 passes 0\"");
        }
        state.ply = number(words.get(0));
        state.first = number(words.get(2));
        state.turnsLeft = number(words.get(4));
        state.passes = number(words.get(6));
    }

    private static void readMarket(TtrState state, List<String> words) {
        if (words.size() != Cards.SLOTS) {
            throw new NotationException("The market has five slots, not " + words.size());
        }
        for (int slot = 0; slot < Cards.SLOTS; slot++) {
            String word = words.get(slot);
            state.cards.setMarket(
                    slot, word.equals("-") ? Cards.EMPTY : kind(word).ordinal());
        }
    }

    private void readBottom(TtrState state, String word) {
        List<String> parts = List.of(word.split("@"));
        if (parts.size() != 2) {
            throw new NotationException("A returned ticket is written TICKET@SEAT, not \"" + word + "\"");
        }
        int place = state.tickets.bottomSize++;
        state.tickets.bottom[place] = (byte) notation.ticket(parts.get(0));
        state.tickets.returnedBy[place] = (byte) number(parts.get(1));
    }

    private void readSeat(TtrState state, List<String> words) {
        int seat = number(words.getFirst());
        if (seat < 0 || seat >= state.seats) {
            throw new NotationException("There is no seat " + seat);
        }
        Map<String, List<String>> parts = parts(words.subList(1, words.size()));
        for (String number : parts.getOrDefault("", List.of())) {
            switch (number.replaceAll("=.*", "")) {
                case "vehicles" -> state.vehicles[seat] = count(number);
                case "score" -> state.scores[seat] = count(number);
                default -> throw new NotationException("A seat has no \"" + number + "\"");
            }
        }
        readCounts(parts.getOrDefault("hand", List.of()), (kind, count) -> state.hands.set(seat, kind, count));
        readCounts(parts.getOrDefault("known", List.of()), (kind, count) -> state.known.set(seat, kind, count));
        state.tickets.kept[seat] = tickets(parts.getOrDefault("tickets", List.of()));
        state.tickets.offered[seat] = tickets(parts.getOrDefault("offered", List.of()));
        for (String route : parts.getOrDefault("routes", List.of())) {
            int index = notation.route(route);
            if (!state.claims.open(seat, index)) {
                throw new NotationException("Seat " + seat + " can't hold the route " + route);
            }
            state.claims.claim(seat, index);
        }
    }

    /// The words of each part of a seat's line, by the part's name; those before the first part under the empty name.
    private static Map<String, List<String>> parts(List<String> words) {
        var parts = new HashMap<String, List<String>>();
        int start = 0;
        String name = "";
        for (int index = 0; index <= words.size(); index++) {
            if (index == words.size() || SEAT_PARTS.contains(words.get(index))) {
                parts.put(name, words.subList(start, index));
                name = index == words.size() ? "" : words.get(index);
                start = index + 1;
            }
        }
        return parts;
    }

    /// Takes in the number of cards of a kind.
    private interface CountSink {
        void accept(int kind, int count);
    }

    private static void readCounts(List<String> words, CountSink sink) {
        for (String word : words) {
            int count = count(word);
            if (count < 0 || count > Board.MAXIMUM_CARDS) {
                throw new NotationException("There can't be " + count + " cards of one kind");
            }
            sink.accept(kind(word.replaceAll("=.*", "")).ordinal(), count);
        }
    }

    private long tickets(List<String> words) {
        return words.stream().mapToLong(word -> 1L << notation.ticket(word)).reduce(0, (left, right) -> left | right);
    }

    private static int count(String word) {
        return number(word.substring(word.indexOf('=') + 1));
    }

    private static int number(String word) {
        if (!word.matches("-?\\d{1,6}")) {
            throw new NotationException("\"" + word + "\" is no number");
        }
        return Integer.parseInt(word);
    }

    private static CardKind kind(String word) {
        return CardKind.named(word)
                .orElseThrow(() -> new NotationException("\"" + word + "\" is no kind of card: there are "
                        + String.join(
                                ", ",
                                Arrays.stream(CardKind.values())
                                        .map(CardKind::toString)
                                        .toList())));
    }
}
