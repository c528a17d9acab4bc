package dev.anden.server.table;

import dev.anden.arena.SeedSource;
import dev.anden.engine.GameCatalog;
import dev.anden.players.Roster;
import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.node.RunningTime;
import dev.anden.server.store.operator.AgeStore;
import dev.anden.server.store.people.HolidayStore;
import dev.anden.server.store.reminder.ReminderStore;
import dev.anden.server.store.table.ClockStore;
import dev.anden.server.store.table.PlyLog;
import dev.anden.server.store.table.ProposalStore;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.table.log.FaultLog;
import dev.anden.server.table.log.Loading;
import dev.anden.server.table.node.Nodes;
import java.security.SecureRandom;
import java.time.InstantSource;

/// What tables work with. All of it is shared and safe for use by many threads.
///
/// @param pace how long things at tables take
public record Services(
        GameCatalog games,
        Roster bots,
        TableStore tables,
        PlyLog log,
        ResultStore results,
        AgeStore ages,
        ClockStore clocks,
        HolidayStore holidays,
        ReminderStore reminders,
        SilenceStore silences,
        ProposalStore proposals,
        NetworkBotStore networkBots,
        RunningTime uptime,
        Deadlines deadlines,
        Nodes nodes,
        SecureRandom random,
        SeedSource seeds,
        InstantSource clock,
        TableMetrics metrics,
        FaultLog faults,
        Pace pace) {
    /// The time that clocks count, now.
    public long counted() {
        return uptime.applyAsLong(clock.millis());
    }

    /// Who is asked to which table.
    public Invitations invitations() {
        return new Invitations(tables, silences);
    }

    /// The bots that may be given a seat.
    KnownBots knownBots() {
        return new KnownBots(bots, networkBots);
    }

    /// What brings games back from their logs.
    Loading loading() {
        return new Loading(games, log, uptime, faults);
    }
}
