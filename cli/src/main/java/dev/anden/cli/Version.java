package dev.anden.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/// What `--version` says.
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("(not packaged)");
        return new String[] {"Andén " + version, "Java " + Runtime.version() + ", " + System.getProperty("java.vm.name")
        };
    }
}
