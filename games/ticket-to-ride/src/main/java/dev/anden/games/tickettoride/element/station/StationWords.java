package dev.anden.games.tickettoride.element.station;

import dev.anden.games.tickettoride.action.TtrAction;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.City;
import dev.anden.games.tickettoride.notation.NotationFlaw;
import dev.anden.games.tickettoride.notation.Payment;
import dev.anden.games.tickettoride.notation.Words;
import dev.anden.games.tickettoride.soundness.PositionFlaw;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Stations in notation: `station berlin with 1 red 1 wild`, and of a seat the cities where its own stand.
final class StationWords {
    static final List<String> VERBS = List.of("station");

    private StationWords() {}

    static Optional<String> print(TtrAction action) {
        return action instanceof TtrAction.BuildStation(String city, CardKind color, int colored, int wilds)
                ? Optional.of("station " + city + " with" + Payment.print(color, colored, wilds))
                : Optional.empty();
    }

    static int read(Stations stations, List<String> words) {
        int city = Words.city(stations.position.tables.board, Words.at(words, 1, NotationFlaw.A_CITY));
        Payment payment = Payment.readWith(words, NotationFlaw.STATION_FORM);
        int seat = stations.position.actor();
        if (stations.left(seat) > 0) {
            payment.mustHave(stations.cost(seat), NotationFlaw.STATION_COST);
        }
        return Stations.code(city, payment.kind(), payment.wilds());
    }

    static List<String> seatWords(Stations stations, int seat) {
        List<City> cities = stations.position.tables.board.cities();
        return IntStream.range(0, cities.size())
                .filter(city -> (stations.built(seat) >>> city & 1) != 0)
                .mapToObj(city -> cities.get(city).id())
                .toList();
    }

    static void readSeat(Stations stations, int seat, List<String> words) {
        for (String id : words) {
            int city = Words.city(stations.position.tables.board, id);
            if (stations.left(seat) == 0 || stations.owner(city) >= 0) {
                throw PositionFlaw.STATION.wrong("seat", seat, "city", id);
            }
            stations.build(seat, city);
        }
    }
}
