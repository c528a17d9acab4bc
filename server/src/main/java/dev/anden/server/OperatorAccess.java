package dev.anden.server;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.access.SideConnection;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.database.UnusableDatabase;
import org.springframework.boot.logging.LoggingSystem;

/// The ways to what a server keeps for other commands than the one that serves: it may run meanwhile.
final class OperatorAccess {
    private OperatorAccess() {}

    /// To look at it.
    ///
    /// @throws UnusableDatabase if there is none, it can't be read, or isn't of this version
    static Database toLook(ServerOptions options) {
        quiet();
        return options.postgres().map(Databases::look).orElseGet(() -> Databases.look(options.dataFolder()));
    }

    /// To say a few words there.
    ///
    /// @throws UnusableDatabase if there is none, it can't be reached, or isn't of this version
    static SideConnection toSay(ServerOptions options) {
        quiet();
        return options.postgres().map(SideConnection::of).orElseGet(() -> SideConnection.of(options.dataFolder()));
    }

    /// Libraries that nobody has set logging up for would tell everything.
    static void quiet() {
        LoggingSystem.get(OperatorAccess.class.getClassLoader()).beforeInitialize();
    }
}
