package dev.anden.server.store.row;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The chosen options of a table as one column: `mayor=on tourism=off`, in the order of the ids.
public final class OptionsText {
    private OptionsText() {}

    /// @param options what was chosen, by the ids of the options
    public static String of(Map<String, String> options) {
        return new TreeMap<>(options)
                .entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(" "));
    }

    /// What was chosen, by the ids of the options; what has another form is left out.
    public static Map<String, String> read(String text) {
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
