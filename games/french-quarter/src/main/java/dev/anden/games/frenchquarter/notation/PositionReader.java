package dev.anden.games.frenchquarter.notation;

import dev.anden.engine.Game;
import dev.anden.engine.NotationException;
import dev.anden.games.common.Line;
import dev.anden.games.common.Line.Setting;
import dev.anden.games.common.LineForm;
import dev.anden.games.common.PositionLines;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.soundness.PositionCheck;
import dev.anden.games.frenchquarter.soundness.PositionFlaw;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.Row;
import dev.anden.games.frenchquarter.state.SecondLine;
import dev.anden.games.frenchquarter.state.Sheet;
import java.util.Arrays;
import java.util.List;

/// Reads what [PositionWriter] wrote, or what a person typed like it. A position needn't be one that play could
/// reach, but one that can be played on from; all that stands against that is told at once.
public final class PositionReader {
    private static final PositionLines.Form FORM = new PositionLines.Form(
            List.of(
                    "options",
                    "ply",
                    "next",
                    "hidden",
                    "open",
                    "dice",
                    "mayor-hidden",
                    "mayor-open",
                    "mayor-took",
                    "line"),
            List.of(),
            List.of("values", "tracks", "top", "bottom", "courtyards", "own-line", "vacation"));
    private static final LineForm NUMBERS = new LineForm("ply 0..999999 round 0..8 first -1..3 socializer -1..3");
    private static final LineForm OPTIONS = new LineForm("options mayor=on|off tourism=on|off");

    private final Game game;
    private final GameTables tables;
    private final Names names;

    public PositionReader(Game game, GameTables tables) {
        this.game = game;
        this.tables = tables;
        names = new Names(tables.board);
    }

    /// The position that a text describes.
    ///
    /// @throws NotationException if it describes none; the message has a line for each reason
    public Position read(String text) {
        var lines = new PositionLines(game, text, FORM);
        var position = new Position(game, tables, lines.seats());
        readTable(lines, position);
        for (int seat = 0; seat < position.seats; seat++) {
            readSeat(lines, position, seat);
        }
        lines.refuseProblems();
        lines.note(new PositionCheck(position).problems());
        lines.refuseProblems();
        return position;
    }

    private void readTable(PositionLines lines, Position position) {
        lines.read("options", line -> {
            line.require(OPTIONS);
            position.mayor = line.words().getFirst().endsWith("on");
            position.tourism = line.words().getLast().endsWith("on");
        });
        lines.read("ply", line -> {
            line.require(NUMBERS);
            position.ply = line.number(0);
            position.round = line.number(2);
            position.first = line.number(4);
            position.socializer = line.number(6);
        });
        lines.read("next", line -> readFrames(line, position.frames));
        readRow(lines, position.row);
        lines.read("line", line -> readLine(position, position.line, line));
        position.vacationsHidden = (1 << tables.board.vacationCards().size()) - 1;
    }

    private static void readFrames(Line line, Frames frames) {
        if (line.words().size() > frames.capacity()) {
            throw PositionFlaw.MANY_FRAMES.wrong(
                    "most", frames.capacity(), "count", line.words().size());
        }
        for (String word : line.words()) {
            frames.pushFrame(Frames.parse(word).orElseThrow(() -> PositionFlaw.FRAME.wrong("found", word)));
        }
    }

    private void readRow(PositionLines lines, Row row) {
        Arrays.fill(row.hidden, 0);
        lines.read(
                "hidden",
                line -> line.indexes(names::card)
                        .forEach(card -> row.hidden[card / Board.DECK] |= 1 << (card % Board.DECK)));
        lines.read("open", line -> line.indexes(names::card).forEach(card -> row.open[card / Board.DECK] = card));
        lines.read(
                "dice",
                line -> line.settings()
                        .forEach(die -> row.addDie(Names.transport(die.name()), Names.value(die.value()))));
        lines.read("mayor-hidden", line -> row.mayorHidden = (int) line.bits(names::mayorCard));
        lines.read("mayor-open", line -> row.mayorOpen = line.oneOrNone(names::mayorCard));
        lines.read("mayor-took", line -> row.mayorTook = (int) line.bits(Names::transport));
    }

    private void readSeat(PositionLines lines, Position position, int seat) {
        Sheet sheet = position.sheets[seat];
        lines.read(seat, "seat", line -> readNumbers(sheet, seat, line));
        lines.read(seat, "values", line -> line.settings().forEach(value -> readValue(sheet, value)));
        lines.read(seat, "tracks", line -> line.settings().forEach(track -> readTrack(sheet, track)));
        lines.read(seat, "top", line -> sheet.topRow = (int) line.bits(Names::performer));
        lines.read(seat, "bottom", line -> sheet.bottomRow = (int) line.bits(Names::performer));
        sheet.performers = Integer.bitCount(sheet.topRow) + Integer.bitCount(sheet.bottomRow);
        lines.read(seat, "courtyards", line -> sheet.courtyards = line.bits(names::building));
        lines.read(seat, "own-line", line -> readLine(position, sheet.personal, line));
        lines.read(seat, "vacation", line -> {
            sheet.vacation = line.oneOrNone(names::vacationCard);
            if (sheet.vacation >= 0) {
                position.vacationsHidden &= ~(1 << sheet.vacation);
            }
        });
    }

    private void readNumbers(Sheet sheet, int seat, Line line) {
        line.require(
                new LineForm("seat " + seat + " at=BUILDING die=0..6 umbrellas=0..99 second-line=0..99 riverwalk=0..2"
                        + " crossed=0..99 further=0..1 other=0..1 police=0..6"));
        List<Setting> facts = line.words().stream().skip(1).map(Setting::of).toList();
        sheet.tourist = names.building(facts.getFirst().value());
        sheet.die = facts.get(1).number();
        sheet.umbrellas = facts.get(2).number();
        sheet.lineBoxes = facts.get(3).number();
        sheet.riverwalk = facts.get(4).number();
        sheet.crossedOut = facts.get(5).number();
        sheet.furtherMoves = facts.get(6).number();
        sheet.otherCards = facts.get(7).number();
        sheet.policeValue = facts.get(8).number();
    }

    private void readValue(Sheet sheet, Setting value) {
        int building = names.building(value.name());
        if ((sheet.mapped >>> building & 1) != 0) {
            throw Line.twice(value.name());
        }
        int written = Names.written(value.value());
        sheet.write(building, written);
        sheet.wsWritten += written == Sheet.W ? 1 : 0;
    }

    private static void readTrack(Sheet sheet, Setting track) {
        int activity = Names.activity(track.name());
        if (!track.value().matches("\\d\\d?/\\d/\\d")) {
            throw PositionFlaw.TRACK.wrong("found", track.name() + "=" + track.value());
        }
        List<String> numbers = List.of(track.value().split("/"));
        sheet.boxes[activity] = Integer.parseInt(numbers.get(0));
        sheet.bonuses[activity] = Integer.parseInt(numbers.get(1));
        sheet.multipliers[activity] = Integer.parseInt(numbers.get(2));
    }

    private void readLine(Position position, SecondLine line, Line text) {
        List<String> words = text.words();
        if (words.isEmpty()) {
            return;
        }
        if (words.size() < 2) {
            throw PositionFlaw.LINE.wrong("found", text);
        }
        line.start = names.crossing(words.get(0));
        line.at = names.crossing(words.get(1));
        new Line(text.name(), words.subList(2, words.size()))
                .indexes(names::stretch)
                .forEach(stretch -> line.travel(position.tables.map, stretch));
    }
}
