package dev.anden.server.account;

/// What hashing a password takes by Argon2id, so that guessing many takes long. A hash says what it took, so passwords
/// that were hashed otherwise are still known.
///
/// @param kibibytes of memory, at least 8
/// @param passes over that memory, at least 1
public record PasswordCost(int kibibytes, int passes) {
    /// What OWASP recommends as the least with one lane: 19 MiB and two passes.
    public static final PasswordCost USUAL = new PasswordCost(19 * 1024, 2);

    private static final int LEAST_KIBIBYTES = 8;

    /// @throws IllegalArgumentException if there is too little memory, or no pass
    public PasswordCost {
        if (kibibytes < LEAST_KIBIBYTES || passes < 1) {
            throw new IllegalArgumentException("Argon2id takes %d KiB and one pass at least, not %d KiB and %d"
                    .formatted(LEAST_KIBIBYTES, kibibytes, passes));
        }
    }
}
