package dev.anden.server.leak;

import dev.anden.engine.GameInfo;
import dev.anden.engine.Setup;
import dev.anden.protocol.ClientMessage.Explain;
import dev.anden.protocol.ClientMessage.Ping;
import dev.anden.protocol.SpectatorView.AfterTurns;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// People who play one random game after another over live connections, and somebody who looks on.
final class Party {
    /// Somebody comes later and gets all that has happened, at a moment when much has.
    private static final int LATE = 40;

    /// Somebody sees hands so many turns later.
    static final int TURNS = 2;

    private final List<Guest> people;
    private final Guest onlooker;

    /// Sees all hands some turns later.
    private final Guest visitor;

    Party(String address, int people) {
        this.people = Stream.generate(() -> new Guest(address)).limit(people).toList();
        onlooker = new Guest(address);
        visitor = new Guest(address).protectedBy("visitor");
    }

    /// Plays a game to its end.
    ///
    /// @param seed says what people choose
    Heard play(GameInfo game, Setup setup, long seed) {
        String table = start(game, setup);
        var asked = new ArrayList<List<Asked.Moment>>();
        for (int number = 0; number < observers(setup).size(); number++) {
            asked.add(new ArrayList<>());
        }
        ask(table, setup, asked, false);
        var lives = new ArrayList<LiveClient>();
        try (LiveClient spectator = onlooker.watch(table);
                LiveClient later = visitor.watch(table)) {
            people.stream().limit(setup.seats()).forEach(guest -> lives.add(guest.watch(table)));
            var playing = new ArrayList<CompletableFuture<Void>>();
            for (int seat = 0; seat < setup.seats(); seat++) {
                LiveClient live = lives.get(seat);
                var choices = new Random(seed + seat);
                playing.add(CompletableFuture.runAsync(() -> live.playToTheEnd(choices), Thread::startVirtualThread));
            }
            List<List<JsonNode>> late = comeLate(table, setup, spectator);
            ask(table, setup, asked, true);
            playing.forEach(CompletableFuture::join);
            spectator.awaitTurn();
            later.awaitTurn();
            var seats = new ArrayList<List<JsonNode>>();
            for (int seat = 0; seat < setup.seats(); seat++) {
                seats.add(both(late.get(seat), read(lives.get(seat))));
            }
            List<Integer> codes = people.getFirst().replay(table).replay().codes();
            return new Heard(
                    codes,
                    seats,
                    both(late.get(setup.seats()), read(spectator)),
                    both(late.getLast(), read(later)),
                    asked);
        } finally {
            lives.forEach(LiveClient::close);
        }
    }

    private List<Guest> observers(Setup setup) {
        var observers = new ArrayList<>(people.subList(0, setup.seats()));
        observers.add(onlooker);
        observers.add(visitor);
        return observers;
    }

    private void ask(String table, Setup setup, List<List<Asked.Moment>> asked, boolean hints) {
        List<Guest> observers = observers(setup);
        for (int number = 0; number < observers.size(); number++) {
            asked.get(number).add(Asked.of(observers.get(number), table, setup.seats(), hints));
        }
    }

    private String start(GameInfo game, Setup setup) {
        var wishes = new String[setup.seats()];
        Arrays.fill(wishes, "friend");
        wishes[0] = "me";
        Guest host = people.getFirst();
        String table = Guest.table(host.tryCreate(game.id(), setup.options(), new AfterTurns(TURNS), wishes))
                .id();
        for (int seat = 1; seat < setup.seats(); seat++) {
            people.get(seat).sitDown(table, seat);
        }
        if (setup.seats() > 1) {
            host.start(table);
        }
        return table;
    }

    /// Each of the seats, a spectator and whoever sees hands later by another connection, once much has happened.
    private List<List<JsonNode>> comeLate(String table, Setup setup, LiveClient spectator) {
        spectator.await(message -> message.hasNonNull("position")
                && message.get("position").get("version").asInt() >= LATE);
        var heard = new ArrayList<List<JsonNode>>();
        var comers = new ArrayList<>(people.subList(0, setup.seats()));
        comers.add(onlooker);
        for (Guest guest : comers) {
            try (LiveClient late = guest.watch(table)) {
                late.await("welcome");
                late.send(new Explain(late.version()));
                late.send(new Ping());
                late.await("pong");
                heard.add(read(late));
            }
        }
        try (LiveClient late = visitor.watch(table)) {
            late.await("welcome");
            late.send(new Explain(spectator.version()));
            late.send(new Ping());
            late.await("pong");
            heard.add(read(late));
        }
        return heard;
    }

    private static List<JsonNode> read(LiveClient live) {
        return live.received().stream().map(Guest.JSON::readTree).toList();
    }

    private static List<JsonNode> both(List<JsonNode> some, List<JsonNode> others) {
        var all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }
}
