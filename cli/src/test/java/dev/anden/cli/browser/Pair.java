package dev.anden.cli.browser;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Two travellers at one table. After each choice both see it before the next one is made.
final class Pair {
    private final List<Traveller> travellers;
    private final List<Purpose> purposes;

    Pair(Traveller host, Traveller friend) {
        travellers = List.of(host, friend);
        purposes = travellers.stream().map(Purpose::new).toList();
    }

    Traveller host() {
        return travellers.getFirst();
    }

    Traveller friend() {
        return travellers.getLast();
    }

    List<Traveller> travellers() {
        return travellers;
    }

    List<Purpose> purposes() {
        return purposes;
    }

    /// Both choose at once: the friend doesn't wait for the host, who set the table up.
    void keepOpeningTickets() {
        for (Traveller each : travellers.reversed()) {
            each.awaitTurn();
            each.keepAllBut(1);
        }
    }

    /// Makes some choices, or fewer if the game ends before.
    void play(int choices) {
        Stream.generate(this::next)
                .limit(choices)
                .takeWhile(Optional::isPresent)
                .map(Optional::orElseThrow)
                .forEach(this::choose);
    }

    void playToTheEnd() {
        play(Integer.MAX_VALUE);
    }

    /// Plays until somebody may claim a route; who it is.
    Traveller playUntilSomebodyMayClaim() {
        Traveller actor = actor();
        while (actor.litRoutes().isEmpty()) {
            play(1);
            actor = actor();
        }
        return actor;
    }

    private Traveller actor() {
        Traveller actor = travellers.get(next().orElseThrow());
        actor.awaitAnswer();
        return actor;
    }

    /// The other one of the two.
    Traveller other(Traveller one) {
        return travellers.get(1 - travellers.indexOf(one));
    }

    /// The place of whoever the table waits for, once what happened was seen there; nobody's when the game is over.
    Optional<Integer> next() {
        host().visitor().page().waitForCondition(() -> mayAct().isPresent() || host().seesTheEnd());
        return mayAct();
    }

    private Optional<Integer> mayAct() {
        return Stream.of(0, 1).filter(place -> travellers.get(place).mayAct()).findFirst();
    }

    private void choose(int place) {
        Purpose.Chosen chosen = purposes.get(place).choose();
        Traveller other = travellers.get(1 - place);
        other.awaitVersion(chosen.version());
        chosen.claimed().ifPresent(other::awaitOwner);
    }
}
