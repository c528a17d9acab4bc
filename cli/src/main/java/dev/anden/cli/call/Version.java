package dev.anden.cli.call;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/// What `--version` says.
public final class Version implements IVersionProvider {
    /// That of the jar that it is packed in.
    public static String number() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("(not packaged)");
    }

    @Override
    public String[] getVersion() {
        return new String[] {
            "Andén " + number(), "Java " + Runtime.version() + ", " + System.getProperty("java.vm.name")
        };
    }
}
