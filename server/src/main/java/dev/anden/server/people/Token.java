package dev.anden.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/// A random secret that somebody keeps. The server keeps its hash: whoever reads the database can't pass for
/// anybody.
///
/// @param text as long as it has to be for nobody to guess it, and of signs that need no quoting anywhere
public record Token(String text) {
    private static final int BYTES = 32;

    /// A new one.
    public static Token draw(SecureRandom random) {
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new Token(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /// What is kept of it.
    public String hash() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java has SHA-256", impossible);
        }
    }

    /// It is told to nobody by mistake.
    @Override
    public String toString() {
        return "Token";
    }
}
