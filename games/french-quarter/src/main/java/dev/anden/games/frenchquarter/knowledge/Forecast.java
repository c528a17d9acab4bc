package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.boardfile.BoardFile;
import dev.anden.games.common.play.WeightTable;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.state.FqSheet;
import dev.anden.games.frenchquarter.view.FqObservation;
import java.util.ArrayList;
import java.util.List;

/// What a position is worth to a seat, as the ends of thousands of games tell: the points that it has, and for each
/// [#features] a number of points that depends on how many turns are left.
///
/// The weights were fitted to what positions came to in games of bots that chose by earlier weights, the first of
/// them by [Prospect] (`docs/bots.md`). They are data: `forecast.txt` beside the board has a line for each feature,
/// in the order in which they are listed here, with its weight at the end of the game and what the share of the
/// turns that are left, and the square of that share, add to it. How much each group of them counts is what
/// `anden tune` looks for: `weights.txt`.
final class Forecast implements Estimate {
    /// How many features there are.
    static final int FEATURES = 112;

    /// The column of [#table] that it goes by.
    static final String COLUMN = "forecast";

    private static final String FILE = "/dev/anden/games/frenchquarter/forecast.txt";
    private static final String WEIGHTS = "/dev/anden/games/frenchquarter/weights.txt";
    private static final int TURNS = 16;
    private static final double TRACK = 14;

    /// From so many numbers that may still be written into it on, a building is easily mapped.
    private static final int EASY = 3;

    private final BoardKnowledge board;

    /// By turns left: the weight of each feature; no turns left, no weight.
    private final double[][] weights;

    /// How much the vacation card counts.
    private final double vacation;

    private final double[] features = new double[FEATURES];
    private int count;

    // Of the buildings that aren't mapped: how many numbers fit into them all, into how many none does, how many are
    // easy.
    private int fits;

    private int closed;
    private int easy;

    Forecast(BoardKnowledge board) {
        this(board, table().column(COLUMN));
    }

    /// @param groups how much each group of features counts
    /// @throws IllegalArgumentException if it doesn't tell that of each of them, or of one that there isn't
    Forecast(BoardKnowledge board, WeightTable.Column groups) {
        List<double[]> lines = read(groups);
        if (lines.size() != FEATURES) {
            throw new IllegalArgumentException(
                    "%s has weights of %d features, not of %d".formatted(FILE, lines.size(), FEATURES));
        }
        this.board = board;
        vacation = groups.take("vacation");
        groups.checkAllTaken();
        weights = new double[TURNS + 1][FEATURES];
        for (int turns = 1; turns <= TURNS; turns++) {
            double left = (double) turns / TURNS;
            for (int feature = 0; feature < FEATURES; feature++) {
                double[] line = lines.get(feature);
                weights[turns][feature] = line[0] + left * line[1] + left * left * line[2];
            }
        }
    }

    /// How much each group of features counts.
    static WeightTable table() {
        return WeightTable.parse(WEIGHTS, BoardFile.bundled(Forecast.class, WEIGHTS));
    }

    /// The numbers of each feature, weighed as its group is. What begins with `#` is for people, and so is the first
    /// word of a feature.
    private static List<double[]> read(WeightTable.Column groups) {
        List<double[]> features = new ArrayList<>();
        double share = 1;
        for (String line : BoardFile.bundled(Forecast.class, FILE).lines().toList()) {
            String[] words = line.split(" ");
            if (words.length == 1) {
                share = groups.take(line);
            } else if (!line.startsWith("#")) {
                features.add(new double[] {
                    share * Double.parseDouble(words[1]),
                    share * Double.parseDouble(words[2]),
                    share * Double.parseDouble(words[3])
                });
            }
        }
        return features;
    }

    @Override
    public double of(FqObservation seen, int seat) {
        int turns = seen.turnsLeft(seat);
        double value = seen.score(seat);
        if (turns > 0) {
            double[] found = features(seen, seat);
            double[] weight = weights[turns];
            for (int feature = 0; feature < FEATURES; feature++) {
                value += weight[feature] * found[feature];
            }
        }
        return value + vacation * Prospect.goal(board, seen, seat, (double) turns / TURNS);
    }

    /// What a sheet is like, as numbers; the array is overwritten by the next.
    double[] features(FqObservation seen, int seat) {
        FqSheet sheet = seen.sheet(seat);
        long mapped = sheet.mapped();
        long open = open(sheet);
        count = 0;
        add(1);
        for (int activity = 0; activity < Activity.COUNT; activity++) {
            addActivity(sheet, activity, open);
        }
        add(fits / 100.0);
        add(closed);
        add(easy);
        add(Long.bitCount(mapped));
        addUmbrellas(sheet.umbrellas());
        addLines(sheet, seen.line(), open);
        addSights(sheet, open);
        addPerformers(Integer.bitCount(sheet.topRow()), Integer.bitCount(sheet.bottomRow()));
        add(sheet.wsLeft());
        add(sheet.canMoveFurther());
        add(sheet.canUseOtherCard());
        return features;
    }

    private void add(double value) {
        features[count++] = value;
    }

    private void add(boolean is) {
        add(is ? 1 : 0);
    }

    /// The buildings that can still be mapped with some number; counts them.
    private long open(FqSheet sheet) {
        long open = 0;
        fits = 0;
        closed = 0;
        easy = 0;
        long all = -1L >>> (Long.SIZE - board.neighbours.length);
        for (long rest = all & ~sheet.mapped(); rest != 0; rest &= rest - 1) {
            int numbers = Integer.bitCount(board.fitting(sheet, Long.numberOfTrailingZeros(rest)));
            fits += numbers;
            closed += numbers == 0 ? 1 : 0;
            easy += numbers >= EASY ? 1 : 0;
            open |= numbers > 0 ? rest & -rest : 0;
        }
        return open;
    }

    private void addActivity(FqSheet sheet, int activity, long open) {
        int marked = sheet.multipliers(activity);
        double multiplier = board.multipliers[activity][marked];
        int buildings = Long.bitCount(sheet.mapped() & board.scored[activity]);
        int more = Long.bitCount(open & board.scored[activity]);
        int boxes = sheet.boxes(activity);
        TrackAhead ahead = board.ahead(sheet, activity);
        int toCircle = ahead.iconsToCircle(boxes);
        add(multiplier);
        add(buildings);
        add(multiplier * buildings);
        add(multiplier * more);
        add(more);
        add(boxes);
        add(boxes * boxes / TRACK);
        add(buildings * boxes / TRACK);
        add(toCircle == 0 ? 0 : 1.0 / toCircle);
        add(toCircle == 0 ? 0 : (double) buildings / toCircle);
        add(Math.min(board.multipliers[activity].length - 1 - marked, ahead.multipliers(boxes)));
        for (int bonus = 1; bonus <= 4; bonus++) {
            add(sheet.bonuses(activity) >= bonus);
        }
    }

    private void addUmbrellas(int umbrellas) {
        add(umbrellas % 3 == 1);
        add(umbrellas % 3 == 2);
        int wilds = umbrellas / 3;
        add(wilds);
        add(umbrellas >= 27);
    }

    private void addLines(FqSheet sheet, long line, long open) {
        long touched = line | sheet.personalLine();
        add(Long.bitCount(sheet.mapped() & touched));
        add(Long.bitCount(sheet.mapped() & ~touched));
        add(Long.bitCount(open & touched));
        add(sheet.hasPersonalLine());
        add(sheet.hasPersonalLine() ? Long.bitCount(sheet.mapped()) : 0);
        add(sheet.secondLine());
        add(sheet.secondLine() % 10 / 10.0);
    }

    private void addSights(FqSheet sheet, long open) {
        int courtyards = Long.bitCount(sheet.courtyards());
        for (int visited = 1; visited <= 4; visited++) {
            add(courtyards == visited);
        }
        add(sheet.riverwalk() == 1);
        add(sheet.riverwalk() == 2);
        long shops = board.giftShops & sheet.mapped();
        boolean one = Long.bitCount(shops) == 1;
        add(one);
        add(Long.bitCount(shops) == 2);
        add(one ? Prospect.numberIn(sheet, shops) : 0);
        add(one && (open & board.giftShops) != 0);
    }

    private void addPerformers(int top, int bottom) {
        int all = board.setPoints.length - 1;
        add(top);
        add(top >= 6);
        add(top == all);
        add(next(top));
        add(next(bottom));
        add(bottom);
        add(top + bottom >= 4);
        add(top + bottom >= 8);
    }

    /// What the next performer of a row scores.
    private int next(int marked) {
        return marked < board.setPoints.length - 1 ? board.setPoints[marked + 1] - board.setPoints[marked] : 0;
    }
}
