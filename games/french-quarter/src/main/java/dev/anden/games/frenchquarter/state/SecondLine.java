package dev.anden.games.frenchquarter.state;

import dev.anden.games.frenchquarter.board.Direction;

/// A Second Line, public or personal: where it is, where it was, what it touches.
public final class SecondLine {
    /// The crossing where it starts; -1 if it hasn't.
    public int start = -1;

    /// The crossing that it has reached.
    public int at = -1;

    /// The buildings that touch it.
    public long touched;

    private long low;
    private long high;

    public void copyFrom(SecondLine other) {
        start = other.start;
        at = other.at;
        touched = other.touched;
        low = other.low;
        high = other.high;
    }

    public void startAt(int crossing) {
        start = crossing;
        at = crossing;
    }

    public boolean isStarted() {
        return start >= 0;
    }

    /// Whether it has been along a stretch.
    public boolean travelled(int stretch) {
        return ((stretch < Long.SIZE ? low : high) >>> stretch & 1) != 0;
    }

    /// Whether it can advance in a direction: on the map, not travelled (`fq.line.no-repeat`), its street not
    /// closed (`fq.mayor.line`).
    ///
    /// @param closedStreet the closed street, or -1
    public boolean open(MapTables map, int direction, int closedStreet) {
        int stretch = map.stretch(at, direction);
        return stretch >= 0 && !travelled(stretch) && map.streetOf[stretch] != closedStreet;
    }

    /// The open directions, as bits.
    public int openDirections(MapTables map, int closedStreet) {
        int open = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (open(map, direction, closedStreet)) {
                open |= 1 << direction;
            }
        }
        return open;
    }

    /// Advances by one stretch (`fq.line.advance`).
    public void advance(MapTables map, int direction) {
        int stretch = map.stretch(at, direction);
        travel(map, stretch);
        at = map.end(at, direction);
    }

    /// Counts a stretch as travelled.
    public void travel(MapTables map, int stretch) {
        if (stretch < Long.SIZE) {
            low |= 1L << stretch;
        } else {
            high |= 1L << stretch;
        }
        touched |= map.touched[stretch];
    }
}
