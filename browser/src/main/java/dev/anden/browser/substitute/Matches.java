package dev.anden.browser.substitute;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;

/// Methods of `Matcher`.
public final class Matches {
    private Matches() {}

    /// The whole text, with each match replaced by what a function says.
    @SuppressWarnings("JdkObsolete") // The library for browsers appends to nothing newer.
    public static String replaceAll(Matcher matcher, Function<MatchResult, String> replacement) {
        matcher.reset();
        var text = new StringBuffer();
        while (matcher.find()) {
            matcher.appendReplacement(text, replacement.apply(matcher.toMatchResult()));
        }
        return matcher.appendTail(text).toString();
    }
}
