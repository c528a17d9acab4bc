package dev.anden.games.tickettoride.notation;

import dev.anden.engine.GameInfo;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.board.TicketSet;
import dev.anden.games.tickettoride.state.Cards;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The text form of a position: one line a fact, one line a seat. [PositionReader] is its inverse.
///
/// ```
/// ttr-usa 2
/// ply 97 first 0 turns-left -1 passes 0
/// next turn:0:0
/// market red blue wild - green
/// deck red=3 blue=7 wild=9
/// discards white=2
/// ticket-deck boston--miami dallas--new-york
/// ticket-bottom denver--el-paso@1
/// seat 0 vehicles=31 score=12 hand red=3 wild=1 known red=1 tickets … offered … routes …
/// ```
///
/// With other tickets than those of the box (`ttr.set.choice`) the second line names them: `options tickets=mega`.
///
/// A board adds what its elements need: `ticket-box` (long tickets that nobody was dealt), `tunnel` (the claim that
/// was laid, and the cards turned up), and in a seat's line `stations`, `flag` (cards laid, and how many flags are
/// complete), `boxed` (opening tickets sent back to the box), `choices` and `dealt` (how often the seat chose
/// tickets and from how many, where their number is secret). Vehicles of several kinds are joined by a comma:
/// `vehicles=11,5`.
public final class PositionWriter {
    private final GameInfo info;
    private final Position position;

    public PositionWriter(GameInfo info, Position position) {
        this.info = info;
        this.position = position;
    }

    public String write() {
        var lines = new ArrayList<String>();
        lines.add(info.id() + " " + info.rulesVersion());
        if (!position.tables.ticketSet.equals(TicketSet.BASE)) {
            lines.add("options tickets=" + position.tables.ticketSet);
        }
        lines.add("ply %d first %d turns-left %d passes %d"
                .formatted(position.ply, position.first, position.turnsLeft, position.passes));
        lines.add(line("next", frames()));
        lines.add(line("market", market()));
        lines.add(line("deck", CardWords.print(position.cards::deck)));
        lines.add(line("discards", CardWords.print(position.cards::discards)));
        lines.add(line("ticket-deck", tickets(position.tickets.unordered)));
        lines.add(line("ticket-bottom", bottom()));
        if (!position.tables.longTickets.isEmpty()) {
            lines.add(line("ticket-box", tickets(position.tickets.undealtLong)));
        }
        for (Element element : position.elements()) {
            if (!element.line().isEmpty()) {
                lines.add(line(element.kind().line(), element.line()));
            }
        }
        for (int seat = 0; seat < position.seats; seat++) {
            lines.add(seat(seat));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String line(String name, List<String> words) {
        return words.isEmpty() ? name : name + " " + String.join(" ", words);
    }

    private List<String> frames() {
        return IntStream.range(0, position.frames.depth())
                .mapToObj(height -> position.tables.frameNames.print(position.frames.at(height)))
                .toList();
    }

    private List<String> market() {
        var words = new ArrayList<String>();
        for (int slot = 0; slot < Cards.SLOTS; slot++) {
            int kind = position.cards.market(slot);
            words.add(kind == Cards.EMPTY ? "-" : CardKind.of(kind).toString());
        }
        return words;
    }

    private List<String> bottom() {
        return IntStream.range(0, position.tickets.bottomSize)
                .mapToObj(place -> ticket(position.tickets.bottom[place]) + "@" + position.tickets.returnedBy[place])
                .toList();
    }

    private String seat(int seat) {
        var words = new ArrayList<String>();
        words.add("seat " + seat + " vehicles=" + vehicles(seat) + " score=" + position.scores[seat]);
        words.add(line("hand", CardWords.print(kind -> position.hands.get(seat, kind))));
        words.add(line("known", CardWords.print(kind -> position.known.get(seat, kind))));
        words.add(line("tickets", tickets(position.tickets.kept[seat])));
        words.add(line("offered", tickets(position.tickets.offered[seat])));
        words.add(line("routes", routes(seat)));
        addElements(seat, words);
        return String.join(" ", words);
    }

    private String vehicles(int seat) {
        int kinds = position.tables.vehicles.length;
        return IntStream.range(0, kinds)
                .mapToObj(kind -> Integer.toString(position.vehicles[seat * kinds + kind]))
                .collect(Collectors.joining(","));
    }

    /// What only some boards have; left out where there is nothing of it.
    private void addElements(int seat, List<String> words) {
        var parts = new SeatParts(position);
        for (Element element : position.elements()) {
            List<String> said = element.seatWords(seat);
            if (!said.isEmpty()) {
                words.add(line(element.seatName(), parts.marked(said)));
            }
        }
        if (!position.tickets.boxed[seat].isEmpty()) {
            words.add(line("boxed", tickets(position.tickets.boxed[seat])));
        }
        if (position.tables.rules.ticketCountsSecret()) {
            words.add("choices " + position.tickets.choices[seat] + " dealt " + position.tickets.dealt[seat]);
        }
    }

    private List<String> tickets(IndexSet set) {
        return IntStream.of(set.toArray()).mapToObj(this::ticket).toList();
    }

    private String ticket(int ticket) {
        return position.tables.board.tickets().get(ticket).id();
    }

    private List<String> routes(int seat) {
        return IntStream.range(0, position.tables.routes.routes)
                .filter(route -> position.claims.owner(route) == seat)
                .mapToObj(route -> position.tables.board.routes().get(route).id())
                .toList();
    }
}
