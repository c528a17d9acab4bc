package dev.anden.server.people;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a text looks like at a glance, in small letters of our alphabet. Two texts of the same look can be taken
/// for one another; i and l are one letter here, because a capital i is an l in most typefaces.
final class Look {
    /// What is no letter, nor looks like one.
    private static final String NO_LETTER = "[^\\p{L}\\p{M}0-9@|!$]+";

    /// Signs that are as often just signs.
    private static final String SIGNS = "[|!$]+";

    private static final String NUMBER_AT_END = "[0-9]+$";

    /// Capital letters of other alphabets whose small letters look different, and alphabets whose letters all look like
    /// our capitals: those of Cherokee, Lisu and Coptic.
    private static final Map<Integer, String> CAPITALS = alike(Map.ofEntries(
            Map.entry("a", "ᎪꭺꓮⲀⲁ"),
            Map.entry("b", "ᏴᏼꓐⲂⲃ"),
            Map.entry("c", "ᏟꮯꓚⲤⲥ"),
            Map.entry("d", "Ꭰꭰꓓ"),
            Map.entry("e", "ᎬꭼꓰⲈⲉ"),
            Map.entry("f", "ꓝ"),
            Map.entry("g", "Ꮐꮐꓖ"),
            Map.entry("h", "ΗНᎻꮋꓧⲎⲏ"),
            Map.entry("j", "Ꭻꭻꓙ"),
            Map.entry("k", "ᏦꮶꓗⲔⲕ"),
            Map.entry("l", "ᎥꭵᏞꮮꓲꓡⲒⲓ"),
            Map.entry("m", "ᎷꮇꓟⲘⲙ"),
            Map.entry("n", "ΝꓠⲚⲛ"),
            Map.entry("o", "ᎾꮎꓳⲞⲟ"),
            Map.entry("p", "ᏢꮲꓑⲢⲣ"),
            Map.entry("r", "ᎡꭱᏒꮢꓣ"),
            Map.entry("s", "Ꮪꮪꓢ"),
            Map.entry("t", "ᎢꭲꓔⲦⲧ"),
            Map.entry("u", "ꓴ"),
            Map.entry("v", "Ꮩꮩꓦ"),
            Map.entry("w", "ᎳꮃᏔꮤꓪ"),
            Map.entry("x", "ꓫⲬⲭ"),
            Map.entry("y", "ΥᎩꭹꓬⲨⲩ"),
            Map.entry("z", "ᏃꮓꓜⲌⲍ")));

    /// Small letters of other alphabets, digits and signs, by what they look like.
    private static final Map<Integer, String> SMALL = alike(Map.ofEntries(
            Map.entry("a", "аαɑ@4"),
            Map.entry("b", "вьβ68"),
            Map.entry("c", "сϲᴄ"),
            Map.entry("d", "дԁɗ"),
            Map.entry("e", "еёεєҽ3"),
            Map.entry("g", "ɡց9"),
            Map.entry("h", "һհ"),
            Map.entry("j", "јϳ"),
            Map.entry("k", "кκ"),
            Map.entry("l", "iıɩιіӏǀ1|!"),
            Map.entry("m", "мᴍ"),
            Map.entry("n", "нпηոռ"),
            Map.entry("o", "оοσօəө0"),
            Map.entry("p", "рρ"),
            Map.entry("q", "ԛգ"),
            Map.entry("r", "гᴦɾ"),
            Map.entry("s", "ѕꜱ5$"),
            Map.entry("t", "тτ7"),
            Map.entry("u", "υսцʋ"),
            Map.entry("v", "νѵᴠ"),
            Map.entry("w", "ԝѡωшա"),
            Map.entry("x", "хχ"),
            Map.entry("y", "уγүყ"),
            Map.entry("z", "ᴢ")));

    private Look() {}

    /// The words of a text. What stands for letters, such as a Roman numeral or a letter in a circle, is those letters.
    static Stream<String> words(String text) {
        return Stream.of(spelt(text).split(NO_LETTER)).filter(word -> !word.isEmpty());
    }

    /// How a text can be read: with signs and all digits as the letters that they look like, or without signs and
    /// without the number at its end.
    static Stream<String> readings(String text) {
        String simple = letters(text);
        return Stream.of(of(simple), of(simple.replaceAll(SIGNS, "").replaceAll(NUMBER_AT_END, "")));
    }

    /// The look of a text in which everything counts.
    static String of(String text) {
        String letters = map(spelt(text), CAPITALS);
        return map(letters.toLowerCase(Locale.ROOT), SMALL)
                .replace("rn", "m")
                .replace("vv", "w")
                .replace("cl", "d");
    }

    /// Whether two texts can be taken for one another though numbers at their ends are read: `Ana` for `ANÁ`,
    /// but not `Ana 1` for `Ana 2`.
    static boolean areAlike(String one, String other) {
        Set<String> looks = wholes(one);
        return looks.isEmpty()
                ? one.strip().equalsIgnoreCase(other.strip())
                : wholes(other).stream().anyMatch(looks::contains);
    }

    /// With signs as the letters that they look like, and without them.
    private static Set<String> wholes(String text) {
        String letters = letters(text);
        return Stream.of(letters, letters.replaceAll(SIGNS, ""))
                .map(Look::of)
                .filter(look -> !look.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    private static String letters(String text) {
        return spelt(text).replaceAll(NO_LETTER, "");
    }

    private static String spelt(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKD);
    }

    private static String map(String text, Map<Integer, String> letters) {
        return text.codePoints()
                .filter(character -> !Lettering.isMark(character))
                .mapToObj(character -> letters.getOrDefault(character, Character.toString(character)))
                .collect(Collectors.joining());
    }

    private static Map<Integer, String> alike(Map<String, String> letters) {
        Map<Integer, String> alike = new HashMap<>();
        letters.forEach((letter, others) -> others.codePoints().forEach(other -> alike.put(other, letter)));
        return Map.copyOf(alike);
    }
}
