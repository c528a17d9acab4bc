package dev.anden.browser.substitute;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The texts that the games bring along, in the program itself.
public final class Resources {
    private static final Map<String, String> TEXTS = new HashMap<>();

    private Resources() {}

    /// As `Class.getResourceAsStream`: null if there is no such text.
    public static @Nullable InputStream open(Class<?> reader, String name) {
        if (TEXTS.isEmpty()) {
            fill();
        }
        String text = TEXTS.get(path(reader, name));
        return text == null ? null : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String path(Class<?> reader, String name) {
        if (name.startsWith("/")) {
            return name.substring(1);
        }
        String type = reader.getName();
        return type.substring(0, type.lastIndexOf('.') + 1).replace('.', '/') + name;
    }

    /// Puts all of them in: its body is written while the program is translated.
    private static void fill() {}

    /// Puts one of them in.
    ///
    /// @param path from the root, without a slash before it
    static void put(String path, String text) {
        TEXTS.put(path, text);
    }
}
