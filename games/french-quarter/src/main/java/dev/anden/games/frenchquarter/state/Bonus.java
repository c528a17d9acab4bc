package dev.anden.games.frenchquarter.state;

import dev.anden.games.frenchquarter.board.Activity;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The bonuses of the activity tracks, each track's from A; they are unlocked in this order
/// (`fq.activity.bonus-order`). A bonus's rule is `fq.bonus.` and its word.
public enum Bonus {
    FOOD_A(Kind.INSTANT, 0),
    FOOD_B(Kind.PERMANENT, 0),
    FOOD_C(Kind.INSTANT, 0),
    CULTURE_A(Kind.SINGLE_USE, 1),
    CULTURE_B(Kind.PERMANENT, 0),
    CULTURE_C(Kind.SINGLE_USE, 1),
    SHOPPING_A(Kind.SINGLE_USE, 1),
    SHOPPING_B(Kind.PERMANENT, 0),
    SHOPPING_C(Kind.SINGLE_USE, 2),
    MYSTICISM_A(Kind.INSTANT, 0),
    MYSTICISM_B(Kind.INSTANT, 0),
    MYSTICISM_C(Kind.INSTANT, 0),
    PARTY_A(Kind.INSTANT, 0),
    PARTY_B(Kind.PERMANENT, 0),
    PARTY_C(Kind.PERMANENT, 0),
    PARTY_D(Kind.PERMANENT, 0);

    /// The most bonuses of one track.
    public static final int MOST = 4;

    private static final Bonus[] VALUES = values();

    private final Kind kind;
    private final int uses;

    Bonus(Kind kind, int uses) {
        this.kind = kind;
        this.uses = uses;
    }

    /// When it works.
    public Kind kind() {
        return kind;
    }

    /// How often a single-use bonus can be used; 0 for the others.
    public int uses() {
        return uses;
    }

    /// Its place on its track, from 0.
    public int place() {
        return ordinal() - first(activity().ordinal());
    }

    /// Its track.
    public Activity activity() {
        return Activity.of(Math.min(ordinal() / 3, Activity.PARTY.ordinal()));
    }

    /// How many a track has.
    public static int count(int activity) {
        return activity == Activity.PARTY.ordinal() ? MOST : MOST - 1;
    }

    /// The bonus of a track at a place, from 0.
    public static Bonus at(int activity, int place) {
        return VALUES[first(activity) + place];
    }

    /// The bonuses of a track, from A.
    public static List<Bonus> of(Activity activity) {
        return Stream.of(VALUES).filter(bonus -> bonus.activity() == activity).toList();
    }

    private static int first(int activity) {
        return activity * (MOST - 1);
    }

    /// Its word, such as `food-a`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// When a bonus works.
    public enum Kind {
        /// At once.
        INSTANT,
        /// From now on.
        PERMANENT,
        /// Whenever its owner chooses.
        SINGLE_USE;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
