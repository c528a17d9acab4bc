package dev.anden.server.people;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How what plays and speaks here by itself is called, in both languages. Nobody is called so, nor so that one
/// could be taken for it.
final class OurNames {
    /// Whoever has one of these among other words, too, says of themselves not to be a person.
    private static final List<String> KINDS = List.of("bot", "server", "servidor");

    private static final String BOT = Look.of(KINDS.getFirst());

    private static final List<String> NAMES = List.of(
            "anden",
            "admin",
            "administrator",
            "administrador",
            "administradora",
            "moderator",
            "moderador",
            "moderadora",
            "freeseat",
            "asientolibre",
            "anonymous",
            "anonimo",
            "you",
            "tu",
            "random",
            "greedy",
            "planner",
            "expert",
            "experto",
            "daydreamer",
            "tourist",
            "traveller",
            "globetrotter",
            "guide",
            "local",
            "connoisseur",
            "lugareno",
            "entendido",
            "sonador",
            "turista",
            "viajero",
            "trotamundos",
            "guia",
            "search",
            "wanderer",
            "collector",
            "errante",
            "acaparador",
            "estratega");

    /// What doesn't make another name of one of ours: articles, and how hard a bot is.
    private static final Set<String> BESIDE = Stream.of(
                    "a", "the", "el", "la", "un", "una", "easy", "medium", "hard", "facil", "intermedio", "dificil")
            .map(Look::of)
            .collect(Collectors.toUnmodifiableSet());

    private static final String ANY_KIND = anyOf(KINDS.stream());
    private static final String ANY_NAME = anyOf(Stream.concat(KINDS.stream(), NAMES.stream()));

    /// One or several of ours, written together.
    private static final Pattern OURS = Pattern.compile(ANY_NAME + "+");

    /// Several of ours with a kind among them.
    private static final Pattern OUR_KIND = Pattern.compile(ANY_NAME + "*" + ANY_KIND + ANY_NAME + "*");

    private OurNames() {}

    /// Whether a name looks like one of ours, has none but ours among its words, or says that it is a bot's.
    static boolean isImitatedBy(String name) {
        List<String> words = Look.words(name).filter(word -> !isBeside(word)).toList();
        return reads(name, OURS)
                || words.stream().anyMatch(word -> reads(word, OUR_KIND))
                || (!words.isEmpty() && words.stream().allMatch(word -> reads(word, OURS)));
    }

    /// Whether a program's name looks like one of ours; the word `bot` says the truth in it, but may not be all
    /// of it.
    static boolean isImitatedByBot(String name) {
        String rest = Look.words(name)
                .filter(word -> Look.readings(word).noneMatch(BOT::equals))
                .collect(Collectors.joining(" "));
        return rest.isEmpty() || isImitatedBy(rest) || reads(name, OURS);
    }

    private static boolean isBeside(String word) {
        return Look.readings(word).anyMatch(reading -> reading.isEmpty() || BESIDE.contains(reading));
    }

    private static boolean reads(String text, Pattern pattern) {
        return Look.readings(text).anyMatch(reading -> pattern.matcher(reading).matches());
    }

    private static String anyOf(Stream<String> names) {
        return names.map(Look::of).collect(Collectors.joining("|", "(?:", ")"));
    }
}
