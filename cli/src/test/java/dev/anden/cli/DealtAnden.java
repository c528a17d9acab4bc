package dev.anden.cli;

import dev.anden.arena.Seed;
import dev.anden.arena.SeedSource;
import dev.anden.cli.call.Surroundings;
import dev.anden.rpc.RunningBots;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;

/// The command as it is, at whose tables all games have one secret if it is told which: with the same contributions,
/// all deals are the same.
public final class DealtAnden {
    /// The property that tells the secret, as 64 hexadecimal digits.
    public static final String SECRET = "anden.test.secret";

    private DealtAnden() {}

    /// @param arguments of the command
    static void main(String... arguments) {
        Locale.setDefault(Locale.ROOT);
        Surroundings surroundings =
                Surroundings.ofProcess(System.out, new RunningBots()).withSecrets(secrets());
        System.exit(Anden.command(surroundings, arguments).execute(arguments));
    }

    /// Where the secrets of games come from.
    public static SeedSource secrets() {
        return Optional.ofNullable(System.getProperty(SECRET))
                .map(Seed::new)
                .<SeedSource>map(secret -> () -> secret)
                .orElseGet(() -> SeedSource.of(new SecureRandom()));
    }
}
