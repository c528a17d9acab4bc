package dev.anden.games.frenchquarter.state;

import dev.anden.engine.Game;
import dev.anden.engine.State;
import dev.anden.games.common.EventLog;
import dev.anden.games.frenchquarter.board.Transport;

/// A position: the row of cards and dice, the Second Line, the sheets, and the stack of what is to happen next.
///
/// Everything lives in primitive numbers. What may be done with it is in the rules.
public final class Position {
    private static final int SOCIALIZE = Transport.SOCIALIZE.ordinal();

    public final Game game;
    public final GameTables tables;
    public final int seats;

    /// Whether the mayor variant is played; always so with one seat (`fq.mayor.optional`).
    public boolean mayor;

    /// Whether the Tourism expansion is played.
    public boolean tourism;

    public final Frames frames = new Frames();
    public final Row row = new Row();
    public final SecondLine line = new SecondLine();
    public final Sheet[] sheets;

    public int ply;

    /// From 1; 0 before the first.
    public int round;

    /// Who has the first-player marker, or -1.
    public int first = -1;

    /// Who took the Socialize die this round, or -1.
    public int socializer = -1;

    /// The vacation cards that no seat has, as bits.
    public int vacationsHidden;

    /// What plies tell, while somebody listens; not part of the position.
    public final EventLog log = new EventLog();

    public Position(Game game, GameTables tables, int seats) {
        this.game = game;
        this.tables = tables;
        this.seats = seats;
        sheets = new Sheet[seats];
        for (int seat = 0; seat < seats; seat++) {
            sheets[seat] = new Sheet();
        }
    }

    /// Becomes a copy of a position of the same game and number of seats.
    public void copyFrom(Position other) {
        mayor = other.mayor;
        tourism = other.tourism;
        frames.copyFrom(other.frames);
        row.copyFrom(other.row);
        line.copyFrom(other.line);
        for (int seat = 0; seat < seats; seat++) {
            sheets[seat].copyFrom(other.sheets[seat]);
        }
        ply = other.ply;
        round = other.round;
        first = other.first;
        socializer = other.socializer;
        vacationsHidden = other.vacationsHidden;
    }

    /// Who acts: a seat, [State#CHANCE] or [State#NOBODY].
    public int actor() {
        if (frames.isEmpty()) {
            return State.NOBODY;
        }
        return Frames.isChance(frames.top()) ? State.CHANCE : Frames.seat(frames.top());
    }

    /// The seat this many turns after the first player.
    public int seatAt(int turn) {
        return (first + turn) % seats;
    }

    /// Whoever took the Socialize die says where the Second Line goes; in the solo mode always the seat
    /// (`fq.solo.line`).
    public void noteSocialize(int deck, int seat) {
        if (deck == SOCIALIZE) {
            socializer = seat;
        }
    }

    /// The closed street, or -1 (`fq.mayor.reveal`).
    public int closedStreet() {
        return row.mayorOpen < 0 ? -1 : tables.closed[row.mayorOpen];
    }

    /// The buildings of the closed street.
    public long closedBuildings() {
        int street = closedStreet();
        return street < 0 ? 0 : tables.map.onStreet[street];
    }

    /// The mapped buildings of a seat that touch the public line or its own (`fq.bonus.mysticism-b`).
    public long touching(int seat) {
        Sheet sheet = sheets[seat];
        return sheet.mapped & (line.touched | sheet.personal.touched);
    }

    /// The hash of all of it.
    public long hash() {
        return StateHash.of(this);
    }
}
