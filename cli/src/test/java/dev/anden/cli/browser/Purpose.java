package dev.anden.cli.browser;

import java.util.Comparator;
import java.util.Optional;

/// What somebody does who wants to come to an end with many points: claims the longest of the lit routes, and draws
/// until there is a long one.
final class Purpose {
    private static final int LONG_ROUTE = 4;
    private static final int MIDDLING_ROUTE = 3;
    private static final int FULL_HAND = 14;
    private static final int FEW_VEHICLES = 9;

    private final Traveller traveller;
    private final boolean eager;
    private final String wanted;
    private int choices;
    private int claims;
    private int decisions;
    private boolean tookTickets;
    private boolean builtStation;
    private boolean paidWithWilds;

    Purpose(Traveller traveller) {
        this(traveller, false, "");
    }

    /// @param eager whether any route is good enough to be claimed
    /// @param wanted words on a route: until one with them was claimed, no other will do
    Purpose(Traveller traveller, boolean eager, String wanted) {
        this.traveller = traveller;
        this.eager = eager;
        this.wanted = wanted;
    }

    /// A choice that the table has taken.
    ///
    /// @param version of the table after it
    /// @param claimed the route that was claimed, if it was that
    record Chosen(int version, Optional<String> claimed) {}

    /// Makes one choice, whatever the table waits for.
    Chosen choose() {
        traveller.awaitAnswer();
        Traveller.Question question = traveller.question();
        Optional<Traveller.LitRoute> route = question == Traveller.Question.TURN ? routeToClaim() : Optional.empty();
        int version = traveller.act(() -> route.ifPresentOrElse(this::claim, () -> answer(question)));
        choices++;
        return new Chosen(version, route.map(Traveller.LitRoute::id));
    }

    /// Where no card is left to draw, there is nothing to wait for.
    private Optional<Traveller.LitRoute> routeToClaim() {
        boolean waits = traveller.canDraw();
        return traveller.litRoutes().stream()
                .filter(route -> !waits || claims > 0 || route.words().contains(wanted))
                .max(Comparator.comparingInt(Traveller.LitRoute::spaces))
                .filter(route -> !waits || worthIt(route));
    }

    private boolean worthIt(Traveller.LitRoute route) {
        int cards =
                traveller.hand().values().stream().mapToInt(Integer::intValue).sum();
        return eager
                || (claims == 0 && !wanted.isEmpty())
                || route.spaces() >= LONG_ROUTE
                || traveller.vehicles() <= FEW_VEHICLES
                || (cards >= FULL_HAND && route.spaces() >= MIDDLING_ROUTE);
    }

    private void claim(Traveller.LitRoute route) {
        String payment = traveller.claim(route);
        claims++;
        paidWithWilds |= traveller.visitor().words().mentions("cards.wild", payment);
    }

    private void answer(Traveller.Question question) {
        switch (question) {
            case TICKETS -> traveller.keepAllBut(traveller.spareTickets());
            case BESIDES -> {
                decisions++;
                traveller.primary().click();
            }
            case TURN -> takeSomething();
        }
    }

    private void takeSomething() {
        if (!builtStation && claims > 0 && !traveller.litCities().isEmpty()) {
            builtStation = true;
            traveller.buildStation(traveller.litCities().getFirst());
        } else if (!tookTickets && claims > 0 && traveller.canTakeTickets()) {
            tookTickets = true;
            traveller.takeTickets();
        } else {
            traveller.draw();
        }
    }

    int choices() {
        return choices;
    }

    /// Tunnels paid or given up, and cards kept for a flag.
    int decisions() {
        return decisions;
    }

    boolean builtStation() {
        return builtStation;
    }

    int claims() {
        return claims;
    }

    boolean tookTickets() {
        return tookTickets;
    }

    boolean paidWithWilds() {
        return paidWithWilds;
    }
}
