package dev.anden.server.table;

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
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;

/// What tables work with. All of it is shared and safe for use by many threads.
///
/// @param patience how long somebody who is away has to be waited for before the others may ask for a bot instead
/// @param takeBackPause how long bots wait after a choice that can be taken back, unless the person has said
/// @param networkBotPatience how long a network bot that is connected has for a choice
/// @param tableLimit how long somebody waits for a table that somebody else has
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
        InstantSource clock,
        TableMetrics metrics,
        FaultLog faults,
        Duration patience,
        Duration takeBackPause,
        Duration networkBotPatience,
        Duration tableLimit) {
    /// The time that clocks count, now.
    public long counted() {
        return uptime.applyAsLong(clock.millis());
    }
}
