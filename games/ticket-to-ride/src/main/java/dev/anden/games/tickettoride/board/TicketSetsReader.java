package dev.anden.games.tickettoride.board;

import dev.anden.games.boardfile.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// Reads the ticket sets of a board file: the numbers of each, and one list of tickets that say to which they belong.
final class TicketSetsReader {
    private static final int MOST_SETS = 8;

    private final Map<String, Integer> cities;

    /// The tickets of each set, by its id.
    private final Map<String, List<Ticket>> tickets = new LinkedHashMap<>();

    private boolean idsAreSound = true;

    /// @param cities the cities' indexes by their ids
    TicketSetsReader(Map<String, Integer> cities) {
        this.cities = cities;
    }

    TicketSets read(Place place) {
        place.only("provenance", "source", "sets", "tickets");
        Place list = place.get("sets");
        List<Place> places = list.list(MOST_SETS);
        if (list.isList() && places.isEmpty()) {
            list.problem(BoardFlaw.NO_SETS);
        }
        places.forEach(set -> addId(set.get("id")));
        idsAreSound = places.stream().allMatch(set -> set.get("id").isSound());
        readTickets(place.get("tickets"));
        var sets = new ArrayList<TicketSet>();
        places.forEach(set -> sets.add(set(set, place.get("tickets"))));
        return new TicketSets(
                place.get("provenance").word(BoardReader.PROVENANCES),
                place.get("source").text(BoardReader.LONGEST_SOURCE),
                sets);
    }

    private void addId(Place place) {
        String id = place.id();
        if (tickets.put(id, new ArrayList<>()) != null) {
            place.problem(BoardFlaw.ID_TWICE, "id", id);
        } else if (id.equals(TicketSet.BASE)) {
            place.problem(BoardFlaw.BASE);
        }
    }

    private void readTickets(Place place) {
        var pairs = new HashSet<String>();
        for (Place ticket : place.list(Board.MAXIMUM_TICKETS)) {
            ticket.only("from", "to", "points", "deck", "sets", "source");
            Ticket read = BoardReader.ticket(ticket, 0, cities, pairs);
            var named = new HashSet<String>();
            for (Place set : ticket.get("sets").list(MOST_SETS)) {
                add(read, set, named);
            }
        }
    }

    /// @param named the sets that the ticket named before; becomes this one too
    private void add(Ticket ticket, Place place, Set<String> named) {
        // Without any set, or with one of a wrong name, that is what is wrong.
        if (tickets.isEmpty() || (!idsAreSound && !tickets.containsKey(place.peek()))) {
            return;
        }
        String set = place.word(List.copyOf(tickets.keySet()));
        if (named.add(set)) {
            List<Ticket> list = Objects.requireNonNull(tickets.get(set));
            list.add(ticket.at(list.size()));
        } else if (place.isSound()) {
            place.problem(BoardFlaw.TWICE);
        }
    }

    /// @param list where the tickets of all sets are listed
    private TicketSet set(Place place, Place list) {
        place.only("id", "openingTickets", "ticketDraw", "longestPathPoints", "mostTicketsPoints", "totals");
        List<Ticket> all = tickets.getOrDefault(place.get("id").peek(), List.of());
        // Which tickets a set has isn't known where its id isn't.
        Place counted = place.get("id").isSound() ? list : place.get("id");
        BoardReader.checkTotals(place.get("totals"), BoardReader.ticketTotals(counted, all));
        return new TicketSet(
                place.get("id").peek(),
                RulesReader.openingDeal(place.get("openingTickets")),
                RulesReader.deal(place.get("ticketDraw")),
                place.get("longestPathPoints").integer(0, RulesReader.MOST),
                place.get("mostTicketsPoints").integer(0, RulesReader.MOST),
                all);
    }
}
