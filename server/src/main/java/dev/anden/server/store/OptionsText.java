package dev.anden.server.store;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The chosen options of a table as one column: `mayor=on tourism=off`, in the order of the ids.
final class OptionsText {
    private OptionsText() {}

    static String of(Map<String, String> options) {
        return new TreeMap<>(options)
                .entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(" "));
    }

    static Map<String, String> read(String text) {
        var options = new TreeMap<String, String>();
        for (String option : text.split(" ", -1)) {
            int sign = option.indexOf('=');
            if (sign > 0) {
                options.put(option.substring(0, sign), option.substring(sign + 1));
            }
        }
        return options;
    }
}
