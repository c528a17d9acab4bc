package dev.anden.games.frenchquarter.scoring;

import dev.anden.engine.Event;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.narration.FqEvent.ScorePart;
import dev.anden.games.frenchquarter.state.Position;
import java.util.ArrayList;
import java.util.List;

/// What a ply brought each seat, told from the positions before and after it: points come of many things together,
/// so no single rule could say.
public final class ScoreChanges {
    private ScoreChanges() {}

    /// An event for each seat whose sheets are worth something else now.
    public static List<Event> between(Position before, Position after) {
        var events = new ArrayList<Event>();
        for (int seat = 0; seat < after.seats; seat++) {
            List<ScorePart> parts = parts(new Points(before, seat), new Points(after, seat));
            if (!parts.isEmpty()) {
                events.add(new FqEvent.ScoreChanged(seat, parts));
            }
        }
        return events;
    }

    private static List<ScorePart> parts(Points before, Points after) {
        var parts = new ArrayList<ScorePart>();
        for (Activity activity : Activity.values()) {
            int track = activity.ordinal();
            add(parts, activity.toString(), before.activity(track), after.activity(track));
        }
        add(parts, "bonuses", before.bonuses(), after.bonuses());
        add(parts, "secondLine", before.secondLine(), after.secondLine());
        add(parts, "giftShops", before.giftShops(), after.giftShops());
        add(parts, "courtyards", before.courtyards(), after.courtyards());
        add(parts, "riverwalk", before.riverwalk(), after.riverwalk());
        add(parts, "performers", before.performers(), after.performers());
        add(parts, ScorePart.VACATION, before.vacation(), after.vacation());
        return parts;
    }

    private static void add(List<ScorePart> parts, String source, int before, int after) {
        if (after != before) {
            parts.add(new ScorePart(source, after - before));
        }
    }
}
