package dev.anden.server.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.core.io.Resource;
import org.springframework.web.servlet.resource.TransformedResource;

/// What files of the program are called by their content, so that a browser is told of a new one. Their times say
/// nothing: all builds give them the same one.
final class ContentTag {
    /// More than enough to tell versions of one file apart.
    private static final int SIGNS = 16;

    /// Files of the program don't change while it runs.
    private static final Map<URI, String> KNOWN = new ConcurrentHashMap<>();

    private ContentTag() {}

    /// The tag of a file that is there: letters and digits, `-` and `_`.
    static String of(Resource file) {
        if (file instanceof TransformedResource made) {
            return of(made.getByteArray());
        }
        try {
            return KNOWN.computeIfAbsent(file.getURI(), _ -> read(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// The tag as a browser is told it: weak, as the bytes may be compressed on their way.
    static String weak(Resource file) {
        return "W/\"" + of(file) + "\"";
    }

    private static String read(Resource file) {
        try {
            return of(file.getContentAsByteArray());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String of(byte[] content) {
        try {
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(content);
            return Base64.getUrlEncoder().encodeToString(sum).substring(0, SIGNS);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java has SHA-256", impossible);
        }
    }
}
