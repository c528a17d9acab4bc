package dev.anden.server.testing;

import static dev.anden.server.testing.Answers.assertAccepted;

import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TimeControl;
import dev.anden.server.RunningServer;
import java.util.Map;

/// Two people at a table whose game has started: Ana, who set it up, in seat 0 and Bea in seat 1.
public record Duel(Guest ana, Guest bea, String table) {
    public static Duel start(RunningServer server) {
        return start(server.address());
    }

    /// Two people whose game is short: for what a bot plays to the end in somebody's place, since that is the strongest
    /// one, which thinks longest on large boards.
    public static Duel startShort(RunningServer server) {
        return start(server.address(), "ttr-paris", Map.of());
    }

    /// On the board of the USA.
    public static Duel start(String address) {
        return start(address, "ttr-usa", Map.of());
    }

    /// @param options values by option
    public static Duel start(String address, String game, Map<String, String> options) {
        return start(address, game, options, TimeControl.NONE);
    }

    /// On the board of the USA, where time is counted.
    public static Duel start(String address, TimeControl time) {
        return start(address, "ttr-usa", Map.of(), time);
    }

    /// On another board, where time is counted.
    public static Duel start(String address, String game, TimeControl time) {
        return start(address, game, Map.of(), time);
    }

    private static Duel start(String address, String game, Map<String, String> options, TimeControl time) {
        Guest ana = new Guest(address);
        Guest bea = new Guest(address);
        TableInfo table = Guest.table(ana.tryCreate(game, options, time, "me", "friend"));
        bea.sitDown(table.id(), 1);
        ana.start(table.id());
        return new Duel(ana, bea, table.id());
    }

    /// Both choose their opening tickets, and are gone; then it is somebody's turn.
    public Duel chooseTickets() {
        try (LiveClient first = ana.watch(table);
                LiveClient second = bea.watch(table)) {
            first.awaitTurn();
            first.chooseFirst();
            second.awaitTurn();
            second.chooseFirst();
        }
        awaitGone(ana);
        awaitGone(bea);
        return this;
    }

    /// Both look at the table and have been told how things stand.
    public Both watch() {
        var both = new Both(ana.watch(table), bea.watch(table));
        both.ana.await("welcome");
        both.bea.await("welcome");
        return both;
    }

    /// The live connections of both.
    public record Both(LiveClient ana, LiveClient bea) implements AutoCloseable {
        @Override
        public void close() {
            ana.close();
            bea.close();
        }
    }

    /// One of two asks to end their game without a result, and the other one agrees.
    public static void end(LiveClient one, LiveClient other) {
        one.await("welcome");
        one.order(ProposeEnd::new);
        String asked = other.awaitQuestion();
        other.order(id -> new AnswerProposal(id, asked, true));
    }

    /// Somebody chooses until it is the other one's turn, and is gone.
    public void playTurn(Guest guest) {
        try (LiveClient live = guest.watch(table)) {
            live.awaitTurn();
            while (!live.choices().isEmpty()) {
                assertAccepted(live.chooseFirst());
            }
        }
        awaitGone(guest);
    }

    /// Waits until somebody isn't connected any more.
    public void awaitGone(Guest guest) {
        awaitGone(guest, guest.stranger());
    }

    /// The same, seen by somebody who comes for that.
    public void awaitGone(Guest guest, Guest onlooker) {
        int seat = guest.table(table).you().orElseThrow();
        try (LiveClient watching = onlooker.watch(table)) {
            watching.awaitTable(
                    now -> !now.get("seats").get(seat).get("present").asBoolean());
        }
    }

    /// Waits until a bot plays for somebody.
    public void awaitReplaced(Guest guest) {
        int seat = guest.table(table).you().orElseThrow();
        try (LiveClient watching = guest.stranger().watch(table)) {
            watching.awaitTable(now -> now.get("seats").get(seat).hasNonNull("substitute"));
        }
    }

    /// The person whose turn it is.
    public Guest toAct() {
        return ana.table(table).seats().get(0).toAct() ? ana : bea;
    }

    /// The person whose turn it isn't.
    public Guest waiting() {
        return opposite(toAct());
    }

    /// The live connection of the person whose turn it is, who knows already what there is to choose.
    public LiveClient onTurn() {
        LiveClient live = toAct().watch(table);
        live.awaitTurn();
        return live;
    }

    /// The person who may choose opening tickets early: the turn to do so comes second.
    public Guest early() {
        try (LiveClient live = ana.watch(table)) {
            live.awaitTurn();
            return live.position().get("early").asBoolean() ? ana : bea;
        }
    }

    /// Who sits opposite somebody.
    public Guest opposite(Guest one) {
        return one == ana ? bea : ana;
    }

    /// The same two at another server that has the table.
    public Duel at(RunningServer server) {
        return at(server.address());
    }

    public Duel at(String address) {
        return new Duel(ana.at(address), bea.at(address), table);
    }
}
