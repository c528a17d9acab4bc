package dev.anden.games.tickettoride.element.station;

import dev.anden.engine.Refusal;
import dev.anden.games.tickettoride.board.City;
import dev.anden.games.tickettoride.state.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Why a station can't be built.
final class StationRefusals {
    private final Stations stations;
    private final Position position;

    StationRefusals(Stations stations) {
        this.stations = stations;
        position = stations.position;
    }

    /// Why an action that isn't legal can't be chosen.
    Refusal refusal(int seat, int city) {
        return refusal(seat, city, false).orElseGet(() -> Refusal.of("ttr.europe.station-cost"));
    }

    /// Adds, by target, why there can be none in a city; nothing for a city in which there can.
    ///
    /// @param acted whether the seat's one action is chosen already
    void refuse(int seat, boolean acted, Map<String, Refusal> byTarget) {
        List<City> cities = position.tables.board.cities();
        for (int city = 0; city < cities.size(); city++) {
            String target = "city:" + cities.get(city).id();
            refusal(seat, city, acted).ifPresent(refusal -> byTarget.put(target, refusal));
        }
    }

    /// Why a seat can't build one in a city whatever it pays with; empty if it can.
    private Optional<Refusal> refusal(int seat, int city, boolean acted) {
        int owner = stations.owner(city);
        if (owner >= 0) {
            return Optional.of(new Refusal("ttr.europe.station-place", Map.of("owner", Integer.toString(owner))));
        }
        if (seat < 0) {
            return Optional.empty();
        }
        if (stations.left(seat) == 0) {
            return Optional.of(new Refusal("ttr.europe.station-place", Map.of("left", "0")));
        }
        if (acted) {
            return Optional.of(Refusal.of("ttr.turn.one-action"));
        }
        int cost = stations.cost(seat);
        int wilds = position.hands.wilds[seat];
        int cards = position.hands.get(seat, position.hands.fullest(seat));
        if (cards + wilds >= cost) {
            return Optional.empty();
        }
        return Optional.of(new Refusal(
                "ttr.europe.station-cost",
                Map.of(
                        "needed", Integer.toString(cost),
                        "have", Integer.toString(cards),
                        "wilds", Integer.toString(wilds))));
    }
}
