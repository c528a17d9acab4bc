package dev.anden.games.frenchquarter.notation;

import dev.anden.games.common.PositionText;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.SecondLine;
import dev.anden.games.frenchquarter.state.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// The text form of a position: one line a fact, a few lines a seat. [PositionReader] is its inverse.
///
/// ```
/// french-quarter 2
/// options mayor=on tourism=off
/// ply 97 round 3 first 0 socializer -1
/// next end-round:0:0 line-phase:0:0 turn:0:1 draft:0:0
/// hidden walk-2 walk-5
/// open walk-1 carriage-3
/// dice walk=2 walk=4
/// mayor-hidden mayor-2
/// mayor-open mayor-1
/// mayor-took walk
/// line dauphine--conti dauphine--toulouse dauphine--conti..dauphine--toulouse
/// seat 0 at=hotel-ama-house die=0 umbrellas=4 second-line=0 riverwalk=0 crossed=0 further=0 other=0 police=0
/// values beignet-cafe=3 riverwalk=W
/// tracks food=3/1/0 culture=0/0/0 shopping=0/0/0 mysticism=0/0/0 party=0/0/0
/// top violin
/// bottom
/// courtyards two-brothers-courtyard
/// own-line
/// vacation mardi-gras
/// ```
///
/// A line is written as its start, the crossing that it has reached and the stretches travelled; a track as boxes,
/// bonuses and multipliers.
public final class PositionWriter {

    private final Position position;
    private final Board board;
    private final PositionText text;

    public PositionWriter(Position position) {
        this.position = position;
        board = position.tables.board;
        text = new PositionText(position.game);
    }

    public String write() {
        text.add("options mayor=%s tourism=%s".formatted(onOff(position.mayor), onOff(position.tourism)));
        text.add("ply %d round %d first %d socializer %d"
                .formatted(position.ply, position.round, position.first, position.socializer));
        text.add(
                "next",
                IntStream.range(0, position.frames.depth())
                        .mapToObj(height -> Frames.print(position.frames.at(height)))
                        .toList());
        writeRow();
        text.add("line", line(position.line));
        for (int seat = 0; seat < position.seats; seat++) {
            writeSeat(seat);
        }
        return text.toString();
    }

    private static String onOff(boolean on) {
        return on ? "on" : "off";
    }

    private void writeRow() {
        var hidden = new ArrayList<String>();
        var open = new ArrayList<String>();
        var dice = new ArrayList<String>();
        for (Transport transport : Transport.values()) {
            int deck = transport.ordinal();
            hidden.addAll(names(
                    position.row.hidden[deck],
                    card -> board.cards().get(deck * Board.DECK + card).id()));
            if (position.row.open[deck] >= 0) {
                open.add(board.cards().get(position.row.open[deck]).id());
            }
            for (int value = 1; value <= Board.FACES; value++) {
                for (int die = 0; die < position.row.dice(deck, value); die++) {
                    dice.add(transport + "=" + value);
                }
            }
        }
        text.add("hidden", hidden);
        text.add("open", open);
        text.add("dice", dice);
        text.add(
                "mayor-hidden",
                names(
                        position.row.mayorHidden,
                        card -> board.mayorCards().get(card).id()));
        text.add(
                "mayor-open",
                position.row.mayorOpen < 0
                        ? List.of()
                        : List.of(board.mayorCards().get(position.row.mayorOpen).id()));
        text.add(
                "mayor-took",
                names(position.row.mayorTook, deck -> Transport.of(deck).toString()));
    }

    private List<String> line(SecondLine line) {
        var words = new ArrayList<String>();
        if (line.isStarted()) {
            words.add(position.tables.board.crossingId(line.start));
            words.add(position.tables.board.crossingId(line.at));
            IntStream.range(0, board.stretches().size())
                    .filter(line::travelled)
                    .mapToObj(position.tables.board::stretchId)
                    .forEach(words::add);
        }
        return words;
    }

    private void writeSeat(int seat) {
        Sheet sheet = position.sheets[seat];
        text.add(
                "seat %d at=%s die=%d umbrellas=%d second-line=%d riverwalk=%d crossed=%d further=%d other=%d police=%d"
                        .formatted(
                                seat,
                                position.tables.board.buildingId(sheet.tourist),
                                sheet.die,
                                sheet.umbrellas,
                                sheet.lineBoxes,
                                sheet.riverwalk,
                                sheet.crossedOut,
                                sheet.furtherMoves,
                                sheet.otherCards,
                                sheet.policeValue));
        var values = new ArrayList<String>();
        for (long rest = sheet.mapped; rest != 0; rest &= rest - 1) {
            int building = Long.numberOfTrailingZeros(rest);
            values.add(position.tables.board.buildingId(building) + "=" + Sheet.valueText(sheet.value(building)));
        }
        text.add("values", values);
        text.add(
                "tracks",
                IntStream.range(0, Activity.COUNT)
                        .mapToObj(track -> "%s=%d/%d/%d"
                                .formatted(
                                        Activity.of(track),
                                        sheet.boxes[track],
                                        sheet.bonuses[track],
                                        sheet.multipliers[track]))
                        .toList());
        text.add("top", names(sheet.topRow, kind -> Performer.of(kind).toString()));
        text.add("bottom", names(sheet.bottomRow, kind -> Performer.of(kind).toString()));
        text.add("courtyards", position.tables.board.buildingIds(sheet.courtyards));
        text.add("own-line", line(sheet.personal));
        text.add(
                "vacation",
                sheet.vacation < 0
                        ? List.of()
                        : List.of(board.vacationCards().get(sheet.vacation).id()));
    }

    private static List<String> names(int bits, IntFunction<String> name) {
        return IntStream.range(0, Integer.SIZE)
                .filter(bit -> (bits >> bit & 1) != 0)
                .mapToObj(name)
                .toList();
    }
}
