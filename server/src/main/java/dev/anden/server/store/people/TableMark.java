package dev.anden.server.store.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// By what a person is named at a table where nobody is to learn from it who they are: always the same there,
/// and another one at each table.
public final class TableMark {
    private static final int BYTES = 8;

    private TableMark() {}

    /// How a person is named at a table.
    ///
    /// @param table its id
    /// @return 16 hexadecimal digits
    public static String of(String table, PersonId person) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] sum = digest.digest((table + " " + person.text()).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(sum, 0, BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java has SHA-256", impossible);
        }
    }
}
