package dev.anden.cli.play;

import dev.anden.cli.text.Texts;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.ActivityTrack;
import dev.anden.games.frenchquarter.board.ActivityTrack.Box;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Building.Role;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.PerformerBox;
import dev.anden.games.frenchquarter.board.ScoreTable;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.view.FqView;
import dev.anden.games.frenchquarter.view.FqView.ScoreView;
import dev.anden.games.frenchquarter.view.FqView.SheetView;
import dev.anden.games.frenchquarter.view.FqView.TrackView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The sheets of French Quarter, in short and as a whole.
final class QuarterSheet {
    private final Board board;
    private final QuarterWords words;
    private final Names names;
    private final Texts texts;

    QuarterSheet(Board board, QuarterWords words, Names names) {
        this.board = board;
        this.words = words;
        this.names = names;
        texts = names.texts();
    }

    /// What a seat has, in three lines.
    List<String> summary(SheetView sheet) {
        String tracks = sheet.tracks().entrySet().stream()
                .map(track -> "%s %d (×%d)"
                        .formatted(
                                words.activity(track.getKey()),
                                track.getValue().boxes(),
                                track.getValue().multiplier()))
                .collect(Collectors.joining(", "));
        return List.of(
                heading(sheet),
                texts.text("fq.tracks", tracks, sheet.umbrellas(), sheet.performers(), sheet.secondLine()),
                indented(values(sheet)));
    }

    private String heading(SheetView sheet) {
        return texts.text("fq.seat", names.of(sheet.seat()), sheet.score().total(), words.building(sheet.tourist()));
    }

    private String values(SheetView sheet) {
        String values = board.buildings().stream()
                .filter(building -> sheet.values().containsKey(building.id()))
                .map(building -> building.name() + " " + sheet.values().get(building.id()))
                .collect(Collectors.joining(", "));
        return texts.text("fq.values", values.isEmpty() ? texts.text("nothing") : values);
    }

    /// Everything on a seat's two sheets, with what each part scores now.
    List<String> whole(SheetView sheet) {
        var lines = new ArrayList<String>();
        lines.add(heading(sheet));
        for (Activity activity : Activity.values()) {
            lines.addAll(track(sheet, activity));
        }
        ScoreView score = sheet.score();
        ScoreTable scores = board.scores();
        add(lines, "fq.sheet.bonuses", score.bonuses());
        add(lines, "fq.sheet.umbrellas", sheet.umbrellas(), scores.umbrellaBoxes(), sheet.wilds());
        add(lines, "fq.sheet.line", sheet.secondLine(), scores.lineBoxes(), sheet.touching());
        sheet.personalLine()
                .ifPresent(line -> add(
                        lines,
                        "fq.sheet.own-line",
                        crossing(line.start()),
                        crossing(line.at()),
                        line.stretches().size()));
        add(lines, "fq.sheet.top", words.performers(sheet.topRow()), setPoints(sheet.topRow()));
        add(lines, "fq.sheet.bottom", words.performers(sheet.bottomRow()), setPoints(sheet.bottomRow()));
        add(lines, "fq.sheet.performers", sheet.performers(), board.performers().size(), trackPoints(sheet));
        nextPerformer(sheet).ifPresent(next -> add(lines, "fq.sheet.performers.next", next));
        add(lines, "fq.sheet.courtyards", words.buildings(sheet.courtyards()), score.courtyards());
        add(lines, "fq.sheet.riverwalk", sheet.riverwalk(), score.riverwalk());
        add(lines, "fq.sheet.gift-shops", giftShops(sheet), score.giftShops());
        sheet.policeValue().ifPresent(value -> add(lines, "fq.sheet.police", value));
        lines.add(indented(values(sheet)));
        return lines;
    }

    private void add(List<String> lines, String key, Object... values) {
        lines.add(indented(texts.text(key, values)));
    }

    private static String indented(String line) {
        return "   " + line;
    }

    private String crossing(Optional<String> id) {
        return id.map(words::crossing).orElse("-");
    }

    private static TrackView seen(SheetView sheet, Activity activity) {
        return Objects.requireNonNull(sheet.tracks().get(activity));
    }

    /// An activity track: its boxes, what it scores, and its bonuses.
    private List<String> track(SheetView sheet, Activity activity) {
        TrackView track = seen(sheet, activity);
        int street = board.activities().get(activity.ordinal()).street();
        long mapped = board.buildings().stream()
                .filter(building -> building.streets().contains(street))
                .filter(building -> sheet.values().containsKey(building.id()))
                .count();
        int points = Objects.requireNonNull(sheet.score().activities().get(activity));
        var lines = new ArrayList<String>();
        add(
                lines,
                "fq.sheet.track",
                boxes(sheet, activity, track.boxes()),
                words.activity(activity),
                words.street(street),
                mapped,
                track.multiplier(),
                points);
        List<Bonus> unlocked = Bonus.of(activity).subList(0, track.bonuses());
        if (!unlocked.isEmpty()) {
            add(
                    lines,
                    "fq.sheet.unlocked",
                    words.listed(
                            unlocked.stream().map(bonus -> bonus(bonus, track)).toList()));
        }
        return lines;
    }

    /// The boxes of a track, one character each.
    private String boxes(SheetView sheet, Activity activity, int marked) {
        List<Box> boxes = board.activities().get(activity.ordinal()).boxes();
        int crossedOut = activity == Activity.CULTURE ? sheet.crossedOut().orElse(0) : 0;
        return IntStream.rangeClosed(1, ActivityTrack.LENGTH)
                .mapToObj(box -> box == crossedOut ? "/" : box <= marked ? "■" : symbol(boxes.get(box - 1)))
                .collect(Collectors.joining());
    }

    private static String symbol(Box box) {
        return switch (box) {
            case SQUARE -> "□";
            case BONUS -> "B";
            case MULTIPLIER -> "M";
            case CHOICE -> "?";
        };
    }

    private String bonus(Bonus bonus, TrackView track) {
        String letter =
                bonus.toString().substring(bonus.toString().length() - 1).toUpperCase(Locale.ROOT);
        if (bonus.kind() != Bonus.Kind.SINGLE_USE) {
            return letter;
        }
        int left = track.uses().get(bonus.place());
        return left == 0 ? texts.text("fq.sheet.used", letter) : texts.text("fq.sheet.left", letter, left);
    }

    private int setPoints(List<Performer> row) {
        return board.scores().setPoints().get(row.size());
    }

    private int trackPoints(SheetView sheet) {
        return board.performers().stream()
                .limit(sheet.performers())
                .mapToInt(PerformerBox::points)
                .sum();
    }

    /// What the next boxes of the performers' track give, up to the first that gives anything.
    private Optional<String> nextPerformer(SheetView sheet) {
        return IntStream.range(sheet.performers(), board.performers().size())
                .mapToObj(place ->
                        gift(board.performers().get(place)).map(gift -> texts.text("fq.sheet.box", place + 1, gift)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<String> gift(PerformerBox box) {
        if (box.points() > 0) {
            return Optional.of(texts.text("points", box.points()));
        }
        Optional<String> map = box.maps().map(street -> texts.text("fq.sheet.maps", words.street(street)));
        return map.isPresent() ? map : box.icon().map(words::icon);
    }

    private String giftShops(SheetView sheet) {
        return words.listed(board.buildings().stream()
                .filter(building -> building.role() == Role.GIFT_SHOP)
                .map(shop -> shop.name() + " " + sheet.values().getOrDefault(shop.id(), "–"))
                .toList());
    }

    /// What the signs of the tracks mean.
    String legend() {
        return texts.text("fq.sheet.legend");
    }

    /// The observer's vacation card and how far it is.
    Optional<String> vacation(FqView view) {
        return view.vacation().map(id -> {
            String own = texts.text("fq.vacation.own", words.vacation(id));
            Map<String, String> values = view.sheets().get(view.observer()).values();
            long mapped = words.vacationCard(id).buildings().stream()
                    .map(building -> board.building(building).id())
                    .filter(values::containsKey)
                    .count();
            return own + " " + texts.text("fq.vacation.mapped", mapped);
        });
    }
}
