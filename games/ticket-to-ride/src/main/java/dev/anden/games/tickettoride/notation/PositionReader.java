package dev.anden.games.tickettoride.notation;

import dev.anden.engine.GameInfo;
import dev.anden.engine.NotationException;
import dev.anden.engine.Phrase;
import dev.anden.games.common.LineForm;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.board.TicketSet;
import dev.anden.games.tickettoride.soundness.PositionCheck;
import dev.anden.games.tickettoride.soundness.PositionFlaw;
import dev.anden.games.tickettoride.state.Cards;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.GameTables;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.TicketPile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/// Reads what [PositionWriter] wrote, or what a person typed like it. A position needn't be one that play could
/// reach, but one that can be played on from; all that stands against that is told at once.
public final class PositionReader {
    private static final List<String> LINES =
            List.of("ply", "next", "market", "deck", "discards", "ticket-deck", "ticket-bottom");
    private static final String BOX_LINE = "ticket-box";
    private static final String OPTIONS_LINE = "options";
    private static final String TICKETS = "tickets=";
    private static final LineForm NUMBERS = new LineForm("ply 0..999999 first -1..9 turns-left -1..9 passes 0..9");

    private final GameInfo info;
    private final Map<String, GameTables> ticketSets;
    private GameTables tables;
    private ActionNotation notation;
    private final Map<String, List<String>> lines = new HashMap<>();
    private final List<List<String>> seatLines = new ArrayList<>();
    private final List<Phrase> problems = new ArrayList<>();

    /// @param ticketSets what the game can be played with (`ttr.set.choice`), by the value of its option
    public PositionReader(GameInfo info, Map<String, GameTables> ticketSets) {
        this.info = info;
        this.ticketSets = ticketSets;
        tables = Objects.requireNonNull(ticketSets.get(TicketSet.BASE));
        notation = new ActionNotation(tables.board);
    }

    /// The position that a text describes.
    ///
    /// @throws NotationException if it describes none; the message has a line for each reason
    public Position read(String text) {
        List<String> all = text.strip().lines().map(String::strip).toList();
        String header = info.id() + " " + info.rulesVersion();
        if (all.isEmpty() || !all.getFirst().equals(header)) {
            throw PositionFlaw.HEADER.wrong("line", header);
        }
        all.subList(1, all.size()).forEach(line -> sort(List.of(line.split("\\s+"))));
        LINES.stream()
                .filter(name -> !lines.containsKey(name))
                .forEach(name -> problems.add(PositionFlaw.LINE_MISSING.of("line", name)));
        int seats = seatLines.size();
        if (seats < info.minimumSeats() || seats > info.maximumSeats()) {
            problems.add(
                    PositionFlaw.SEATS.of("seats", seats, "least", info.minimumSeats(), "most", info.maximumSeats()));
        }
        refuseIfProblems();
        chooseTickets();
        var position = new Position(tables, seats);
        readAll(position);
        refuseIfProblems();
        problems.addAll(new PositionCheck(position).problems());
        refuseIfProblems();
        return position;
    }

    private void chooseTickets() {
        if (!lines.containsKey("options")) {
            return;
        }
        String words = String.join(" ", facts("options"));
        GameTables chosen = words.startsWith(TICKETS) ? ticketSets.get(words.substring(TICKETS.length())) : null;
        if (chosen == null) {
            String known = ticketSets.keySet().stream().map(TICKETS::concat).collect(Collectors.joining(", "));
            throw PositionFlaw.OPTIONS.wrong("found", words, "options", known);
        }
        tables = chosen;
        notation = new ActionNotation(chosen.board);
    }

    private void refuseIfProblems() {
        if (!problems.isEmpty()) {
            throw new NotationException(problems);
        }
    }

    private void sort(List<String> words) {
        String name = words.getFirst();
        if (name.equals("seat")) {
            seatLines.add(words);
        } else if (!LINES.contains(name)
                && !name.equals(BOX_LINE)
                && !name.equals(OPTIONS_LINE)
                && !isOfElement(name)) {
            problems.add(PositionFlaw.LINE_UNKNOWN.of("line", name));
        } else if (lines.put(name, words) != null) {
            problems.add(PositionFlaw.LINE_TWICE.of("line", name));
        }
    }

    private boolean isOfElement(String line) {
        return !line.isEmpty() && tables.lines().contains(line);
    }

    private void readAll(Position position) {
        attempt(() -> readNumbers(position, line("ply")));
        attempt(() -> readFrames(position, facts("next")));
        attempt(() -> readMarket(position, facts("market")));
        attempt(() -> CardWords.read(facts("deck"), position.cards::addToDeck));
        attempt(() -> CardWords.read(facts("discards"), position.cards::discard));
        attempt(() -> position.tickets.unordered = tickets(facts("ticket-deck")));
        attempt(() -> readBottom(position, facts("ticket-bottom")));
        attempt(() -> position.tickets.undealtLong =
                lines.containsKey("ticket-box") ? tickets(facts("ticket-box")) : IndexSet.NONE);
        for (Element element : position.elements()) {
            if (lines.containsKey(element.kind().line())) {
                attempt(() -> element.readLine(facts(element.kind().line())));
            }
        }
        for (int seat = 0; seat < position.seats; seat++) {
            var reader = new SeatReader(position, seat);
            List<String> words = seatLines.get(seat);
            attempt(() -> reader.read(words));
        }
        for (int seat = 0; seat < position.seats; seat++) {
            position.handSizes[seat] = position.hands.total(seat);
        }
    }

    private void attempt(Runnable reading) {
        try {
            reading.run();
        } catch (NotationException problem) {
            problems.addAll(problem.reasons());
        }
    }

    private List<String> line(String name) {
        return lines.getOrDefault(name, List.of());
    }

    private List<String> facts(String name) {
        return line(name).subList(1, line(name).size());
    }

    private static void readNumbers(Position position, List<String> words) {
        if (!NUMBERS.fits(words)) {
            throw PositionFlaw.NUMBERS.wrong("form", NUMBERS.text(), "found", String.join(" ", words));
        }
        position.ply = Integer.parseInt(words.get(1));
        position.first = Integer.parseInt(words.get(3));
        position.turnsLeft = Integer.parseInt(words.get(5));
        position.passes = Integer.parseInt(words.get(7));
    }

    private static void readFrames(Position position, List<String> words) {
        if (words.size() > Frames.CAPACITY) {
            throw PositionFlaw.MANY_FRAMES.wrong("most", Frames.CAPACITY, "count", words.size());
        }
        for (String word : words) {
            position.frames.pushFrame(
                    position.tables.frameNames.parse(word).orElseThrow(() -> PositionFlaw.FRAME.wrong("found", word)));
        }
    }

    private static void readMarket(Position position, List<String> words) {
        if (words.size() != Cards.SLOTS) {
            throw PositionFlaw.MARKET.wrong("count", words.size());
        }
        for (int slot = 0; slot < Cards.SLOTS; slot++) {
            String word = words.get(slot);
            position.cards.setMarket(
                    slot, word.equals("-") ? Cards.EMPTY : Words.kind(word).ordinal());
        }
    }

    private void readBottom(Position position, List<String> words) {
        Set<Integer> seen = new HashSet<>();
        for (String word : words) {
            List<String> parts = List.of(word.split("@"));
            if (parts.size() != 2 || !parts.get(1).matches("\\d") || number(parts.get(1)) >= position.seats) {
                throw PositionFlaw.RETURNED.wrong("found", word);
            }
            int ticket = notation.ticket(parts.get(0));
            if (!seen.add(ticket)) {
                throw twice(parts.get(0));
            }
            int place = position.tickets.bottomSize++;
            position.tickets.bottom[place] = (byte) ticket;
            position.tickets.returnedBy[place] = (byte) number(parts.get(1));
        }
    }

    private IndexSet tickets(List<String> words) {
        IndexSet tickets = IndexSet.NONE;
        for (String word : words) {
            int ticket = notation.ticket(word);
            if (tickets.contains(ticket)) {
                throw twice(word);
            }
            tickets = tickets.with(ticket);
        }
        return tickets;
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    private static NotationException twice(String word) {
        return PositionFlaw.WORD_TWICE.wrong("word", word);
    }

    /// Reads the line of one seat.
    private final class SeatReader {
        private final Position position;
        private final int seat;
        private final List<String> parts;

        SeatReader(Position position, int seat) {
            this.position = position;
            this.seat = seat;
            parts = new SeatParts(position).names();
        }

        void read(List<String> words) {
            String vehicles = String.join(",", Collections.nCopies(kinds(), "0..99"));
            var form = new LineForm("seat " + seat + " vehicles=" + vehicles + " score=-9999..9999");
            if (!form.begins(words)) {
                throw PositionFlaw.SEAT_LINE.wrong("seat", seat, "form", form.text(), "found", String.join(" ", words));
            }
            List<String> left =
                    List.of(words.get(2).substring("vehicles=".length()).split(","));
            for (int kind = 0; kind < kinds(); kind++) {
                position.vehicles[seat * kinds() + kind] = number(left.get(kind));
            }
            position.scores[seat] = number(words.get(3).substring("score=".length()));
            Map<String, List<String>> said = byName(words.subList(4, words.size()));
            CardWords.read(part(said, "hand"), (kind, count) -> position.hands.set(seat, kind, count));
            CardWords.read(part(said, "known"), (kind, count) -> position.known.set(seat, kind, count));
            position.tickets.kept[seat] = tickets(part(said, "tickets"));
            position.tickets.offered[seat] = tickets(part(said, "offered"));
            part(said, "routes").forEach(this::readRoute);
            for (Element element : position.elements()) {
                List<String> ofElement = part(said, element.seatName());
                if (!ofElement.isEmpty()) {
                    element.readSeat(seat, SeatParts.unmarked(ofElement));
                }
            }
            position.tickets.boxed[seat] = tickets(part(said, "boxed"));
            position.tickets.choices[seat] = (byte) count(said, "choices", Byte.MAX_VALUE);
            position.tickets.dealt[seat] = (short) count(said, "dealt", TicketPile.MOST_DEALT);
        }

        private int kinds() {
            return position.tables.vehicles.length;
        }

        private int count(Map<String, List<String>> parts, String name, int most) {
            List<String> words = part(parts, name);
            if (words.isEmpty()) {
                return 0;
            }
            if (words.size() > 1 || !words.getFirst().matches("\\d{1,3}") || number(words.getFirst()) > most) {
                throw PositionFlaw.ONE_NUMBER.wrong("name", name, "most", most);
            }
            return number(words.getFirst());
        }

        private void readRoute(String id) {
            int route = notation.route(id);
            if (!position.claims.open(seat, route)) {
                throw PositionFlaw.ROUTE.wrong("seat", seat, "route", id);
            }
            position.claims.claim(seat, route);
        }

        private static List<String> part(Map<String, List<String>> parts, String name) {
            return parts.getOrDefault(name, List.of());
        }

        /// The words of each part of the line, by the part's name.
        private Map<String, List<String>> byName(List<String> words) {
            var found = new HashMap<String, List<String>>();
            int start = 0;
            while (start < words.size()) {
                String name = words.get(start);
                if (!parts.contains(name)) {
                    throw PositionFlaw.SEAT_PART.wrong("seat", seat, "word", name, "words", String.join(", ", parts));
                }
                int end = start + 1;
                while (end < words.size() && !parts.contains(words.get(end))) {
                    end++;
                }
                if (found.put(name, words.subList(start + 1, end)) != null) {
                    throw twice(name);
                }
                start = end;
            }
            return found;
        }
    }
}
