package dev.anden.server.account;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a browser is called in a list of devices: `Firefox · Android`. Nothing else of what it says is kept.
public final class DeviceName {
    /// In this order: the later ones are named by the earlier ones as well.
    private static final List<Map.Entry<String, String>> BROWSERS = List.of(
            Map.entry("Edg", "Edge"),
            Map.entry("OPR/", "Opera"),
            Map.entry("SamsungBrowser", "Samsung Internet"),
            Map.entry("Firefox", "Firefox"),
            Map.entry("FxiOS", "Firefox"),
            Map.entry("Chrome", "Chrome"),
            Map.entry("CriOS", "Chrome"),
            Map.entry("Safari", "Safari"));

    private static final List<Map.Entry<String, String>> SYSTEMS = List.of(
            Map.entry("Android", "Android"),
            Map.entry("iPhone", "iPhone"),
            Map.entry("iPad", "iPad"),
            Map.entry("Windows", "Windows"),
            Map.entry("CrOS", "ChromeOS"),
            Map.entry("Mac OS X", "macOS"),
            Map.entry("Linux", "Linux"));

    private DeviceName() {}

    /// @param userAgent the header of a request; empty if it has none
    /// @return empty if nothing is recognized
    public static String of(String userAgent) {
        return Stream.of(first(BROWSERS, userAgent), first(SYSTEMS, userAgent))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" · "));
    }

    private static Optional<String> first(List<Map.Entry<String, String>> names, String userAgent) {
        return names.stream()
                .filter(entry -> userAgent.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }
}
