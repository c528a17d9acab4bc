package dev.anden.server.people;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.PersonId;
import java.text.Normalizer;
import java.util.Map;

/// What may be a person's name.
final class PersonName {
    /// The longest name, in characters as people count them.
    static final int LONGEST = 24;

    private static final int PLATFORMS = 999;

    private PersonName() {}

    /// The name as it is kept: composed, without space around it.
    ///
    /// @throws RequestRefused if it is empty, too long, or has characters that can't be seen or change the
    ///     direction
    static String checked(String wish) {
        String name = Normalizer.normalize(wish, Normalizer.Form.NFC).strip();
        int length = name.codePointCount(0, name.length());
        if (length < 1 || length > LONGEST || name.codePoints().anyMatch(PersonName::isForbidden)) {
            throw new RequestRefused(
                    ProblemCode.BAD_NAME,
                    "A name has 1 to %d characters, none of them a control character.".formatted(LONGEST),
                    Map.of("longest", Integer.toString(LONGEST)));
        }
        return name;
    }

    /// The name of somebody who hasn't chosen one: a platform's number, in no language.
    static String first(PersonId person) {
        return "Andén " + (1 + Math.floorMod(person.text().hashCode(), PLATFORMS));
    }

    private static boolean isForbidden(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> character != ZERO_WIDTH_JOINER;
            default -> false;
        };
    }

    /// Joins emoji to one picture.
    private static final int ZERO_WIDTH_JOINER = 0x200D;
}
