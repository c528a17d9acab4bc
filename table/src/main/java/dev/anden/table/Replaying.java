package dev.anden.table;

import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import dev.anden.engine.Survivable;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.BackFromHoliday;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.OnHoliday;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.WentOn;
import java.util.List;

/// Rebuilds a game from its log, and checks it on the way: each line must be one that could happen, and each
/// state the one that was there when it was written.
public final class Replaying {
    private final Play play;

    private Replaying(Play play) {
        this.play = play;
    }

    /// Lets happen what a log tells.
    ///
    /// @param play a game before its first line
    /// @param lines its whole log, in order
    /// @param kept the choices that wait for their turn
    /// @throws DamagedLog at the first line that can't be
    public static void replay(Play play, List<Line> lines, List<EarlyChoice> kept) {
        var replaying = new Replaying(play);
        lines.forEach(replaying::replayed);
        kept.forEach(play::keep);
    }

    /// Lets happen what somebody else has added to a log.
    ///
    /// @param play a game that stands where its log stood before
    /// @param added the lines since then, in order
    /// @param kept the choices that wait for their turn now
    /// @return whether anything is otherwise than before
    /// @throws DamagedLog at the first line that can't be; the game isn't to be used any more then
    public static boolean goOn(Play play, List<Line> added, List<EarlyChoice> kept) {
        boolean same = added.isEmpty() && List.copyOf(play.early().values()).equals(kept);
        if (!same) {
            play.early().clear();
            replay(play, added, kept);
        }
        return !same;
    }

    /// What the rules can't take is as bad as what they refuse.
    private void replayed(Line line) {
        try {
            replay(line);
        } catch (DamagedLog damaged) {
            throw damaged;
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            throw new DamagedLog(line.number(), LogFlaw.RULES_FAIL.of("line", text(line), "failure", failure));
        }
    }

    private void replay(Line line) {
        if (line.number() != play.version()) {
            throw new DamagedLog(line.number(), LogFlaw.MISSING.of("line", play.version()));
        }
        switch (line) {
            case Line.Played played -> play(played);
            case Line.TookBack back -> tookBack(back);
            case Line.WentBack back -> wentBack(back);
            case Line.CompanyChanged changed -> companyChanged(changed);
        }
    }

    private void companyChanged(Line.CompanyChanged line) {
        switch (play.changeCompany(line.event(), line.command())) {
            case Objection objection ->
                throw new DamagedLog(
                        line.number(),
                        LogFlaw.CANNOT_BE.of("line", text(line), "why", LogFlaw.why(objection, line.actor())));
            case Change change -> {
                requireHash(line, play.state());
                play.take(change, line.at());
            }
        }
    }

    private void play(Line.Played line) {
        State before = play.state();
        if (line.actor() != before.actor()) {
            throw new DamagedLog(
                    line.number(),
                    LogFlaw.ACTOR.of("found", line.actor(), "ply", before.ply(), "actor", before.actor()));
        }
        int code = code(line, before);
        State after = before.copy();
        after.apply(code);
        requireHash(line, after);
        play.take(new Step(before, code, after, line.command()), line.at());
    }

    /// Only the last ply that stands can be taken back, by the seat whose choice it was.
    private void tookBack(Line.TookBack line) {
        boolean possible = play.mayTakeBack(line.actor())
                && play.history().last().orElseThrow().line() == line.undone();
        if (!possible) {
            throw new DamagedLog(line.number(), LogFlaw.NO_TAKE_BACK.of());
        }
        State before = play.history().beforeLast();
        requireHash(line, before);
        play.tookBack(before, line.at());
    }

    private void wentBack(Line.WentBack line) {
        switch (play.goBack(line.actor(), line.command())) {
            case Change.WentBack back
            when back.undone() == line.undone() -> {
                requireHash(line, back.after());
                play.take(back, line.at());
            }
            default -> throw new DamagedLog(line.number(), LogFlaw.NO_GOING_BACK.of());
        }
    }

    private static void requireHash(Line line, State after) {
        if (after.hash() != line.hash()) {
            throw new DamagedLog(line.number(), LogFlaw.HASH.of("line", text(line)));
        }
    }

    private static int code(Line.Played line, State before) {
        int code;
        try {
            code = before.parse(line.text());
        } catch (NotationException unreadable) {
            throw new DamagedLog(line.number(), unreadable.reasons().getFirst());
        }
        if (!before.allows(code)) {
            throw new DamagedLog(line.number(), LogFlaw.NOT_LEGAL.of("line", line.text()));
        }
        return code;
    }

    private static String text(Line line) {
        return switch (line) {
            case Line.Played played -> played.text();
            case Line.TookBack _ -> "take back";
            case Line.WentBack _ -> "go back";
            case Line.CompanyChanged changed ->
                switch (changed.event()) {
                    case Resigned _ -> "resign";
                    case HandedOver _ -> "hand over";
                    case CameBack _ -> "come back";
                    case AgreedToEnd _ -> "agree to end";
                    case Paused _ -> "pause";
                    case WentOn _ -> "go on";
                    case OnHoliday _ -> "be on holiday";
                    case BackFromHoliday _ -> "be back from a holiday";
                    case Abandoned _ -> "abandon";
                };
        };
    }
}
