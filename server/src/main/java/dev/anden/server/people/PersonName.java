package dev.anden.server.people;

import dev.anden.protocol.WireLimits;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import java.text.Normalizer;
import java.util.Map;
import java.util.function.Predicate;

/// What may be a person's name.
public final class PersonName {
    /// The longest name, in characters as people count them.
    public static final int LONGEST = WireLimits.LONGEST_NAME;

    private static final int PLATFORMS = 999;

    private PersonName() {}

    /// The name as it is kept: composed, without space around it, and with one space of whatever width as one.
    ///
    /// @throws RequestRefused if it is empty or too long, has characters that can't be seen or change the
    ///     direction, or marks stacked on one another, or can be taken for what a bot or the program is called
    static String checked(String wish) {
        return checked(wish, OurNames::isImitatedBy);
    }

    /// A program's name as it is kept; it may say that it is a bot, as it is shown as one everywhere.
    static String checkedForBot(String wish) {
        return checked(wish, OurNames::isImitatedByBot);
    }

    private static String checked(String wish, Predicate<String> imitates) {
        String name = Normalizer.normalize(wish, Normalizer.Form.NFC)
                .replaceAll("\\p{Zs}+", " ")
                .strip();
        if (!hasFitLength(name)) {
            throw new RequestRefused(
                    ProblemCode.BAD_NAME,
                    "A name has 1 to %d characters.".formatted(LONGEST),
                    Map.of("longest", Integer.toString(LONGEST)));
        }
        if (Lettering.hasHidden(name)) {
            throw new RequestRefused(
                    ProblemCode.HIDDEN_IN_NAME, "The name has a character that nobody can see; leave it out.");
        }
        if (Lettering.hasStackedMarks(name)) {
            throw new RequestRefused(
                    ProblemCode.MARKS_IN_NAME, "The name has too many marks on one letter; two are the most.");
        }
        if (imitates.test(name)) {
            throw new RequestRefused(
                    ProblemCode.NAME_IS_OURS, "A bot or the program has this name; choose another one.");
        }
        return name;
    }

    /// Whether a name that was chosen elsewhere can be shown here as it is.
    public static boolean isShown(String name) {
        return hasFitLength(name) && !Lettering.hasHidden(name) && !Lettering.hasStackedMarks(name);
    }

    private static boolean hasFitLength(String name) {
        int length = name.codePointCount(0, name.length());
        return length >= 1 && length <= LONGEST;
    }

    /// The name of somebody who hasn't chosen one: a platform's number, in no language.
    static String first(PersonId person) {
        return "Andén " + (1 + Math.floorMod(person.text().hashCode(), PLATFORMS));
    }
}
