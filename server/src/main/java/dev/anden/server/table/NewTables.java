package dev.anden.server.table;

import dev.anden.protocol.CreateTable;
import dev.anden.protocol.NewBranch;
import dev.anden.protocol.TableInfo;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.InvitationStore;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.StoredTable.Branch;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// How tables come to be: set up by a wish, to play again, or to play on from a moment of a game that is over. And what
/// of them, until their game begins, concerns other tables as well: those at which the same people played before.
public final class NewTables {
    private final Services services;
    private final LiveTables tables;
    private final Listing listing;
    private final SettingUp settingUp;

    NewTables(Services services, LiveTables tables, Listing listing) {
        this.services = services;
        this.tables = tables;
        this.listing = listing;
        settingUp = new SettingUp(services.tables());
    }

    /// Sets a table up; if no seat is free, the game starts at once. A command that has done so before
    /// is answered with the table as it is now.
    ///
    /// @param allowance refuses it if the person sets up too many; asked only if one is set up
    /// @throws RequestRefused if there is no such game or level, or the seats don't fit it
    public TableInfo create(PersonId host, CreateTable wish, Runnable allowance) {
        String made = settingUp.table(host, wish.command(), table -> isOf(table, wish), () -> {
            allowance.run();
            return new Creating(services).create(host, wish);
        });
        return tables.at(made, table -> table.info(Optional.of(host)));
    }

    /// Whether a table may be the one that is wished for: what else was wished may have been changed
    /// there since.
    private static boolean isOf(StoredTable table, CreateTable wish) {
        return table.branchPly() == 0
                && table.game().equals(wish.game())
                && table.seats().size() == wish.seats().size();
    }

    /// The table at which the people of another one play again; the first who asks for it sets it up. Whoever asks
    /// sits down there, a seat further than before, unless somebody has taken that seat.
    ///
    /// @param household who plays on the person's device
    /// @param waits whether the next game waits for its host to start it even if nobody is missing
    /// @throws RequestRefused if there is no such table, its game hasn't ended, or the person had no seat there
    public TableInfo rematch(String id, PersonId person, Collection<PersonId> household, boolean waits) {
        Optional<PersonId> asking = Optional.of(person);
        String next = tables.at(id, asking, over -> new Rematch(services, over, waits).table(person));
        int seat = tables.at(id, asking, over -> new Rematch(services, over, waits).seat(person));
        TableInfo told = tables.at(next, table -> {
            table.seating().sitDownIfFree(person, seat, household);
            return table.info(asking);
        });
        tables.refreshBefore(next);
        return told;
    }

    /// Starts an open table's game; where it goes on already it is the same. Where its people played
    /// before, those who aren't there are told.
    ///
    /// @throws RequestRefused if there is no such table, the person isn't the host nor may act instead, the
    ///     table isn't open, a seat is free, or it couldn't be saved
    public TableInfo start(String id, PersonId person) {
        TableInfo begun = tables.at(id, Optional.of(person), table -> {
            table.starting().start(person);
            return table.info(Optional.of(person));
        });
        tables.refreshBefore(id);
        return begun;
    }

    /// A table at which somebody plays on from a moment of a game that is over, against bots. A command
    /// that has set one up before is answered with it.
    ///
    /// @param allowance refuses it if the person sets up too many; asked only if one is set up
    /// @throws RequestRefused if there is no such table, its game isn't over, or has no such moment, seat or level
    public TableInfo branch(String id, PersonId person, NewBranch wish, Runnable allowance) {
        Optional<PersonId> host = Optional.of(person);
        var branch = Branch.after(wish.ply(), Optional.of(id));
        String made =
                settingUp.table(person, wish.command(), table -> table.branch().equals(branch), () -> {
                    allowance.run();
                    return tables.at(id, host, from -> new Branching(services, from).table(person, wish));
                });
        return tables.at(made, table -> table.info(host));
    }

    /// Those of some people who are asked to play at a table say no, and whoever waits there is told. If
    /// they have said so before nothing changes.
    ///
    /// @throws RequestRefused if none of them is asked to it, not any more either
    public void decline(String id, Collection<PersonId> people) {
        List<PersonId> asked = people.stream()
                .filter(person -> listing.invitations(person).stream()
                        .anyMatch(one -> one.table().equals(id)))
                .toList();
        if (asked.isEmpty() && people.stream().anyMatch(person -> hasDeclined(id, person))) {
            return;
        }
        if (asked.isEmpty()) {
            throw Inviting.notAsked();
        }
        asked.forEach(person -> tables.visit(id, table -> table.inviting().decline(person)));
        tables.refreshBefore(id);
    }

    private boolean hasDeclined(String id, PersonId person) {
        return services.tables()
                .invitations()
                .find(id, person)
                .filter(InvitationStore.Asked::declined)
                .isPresent();
    }

    /// An invitation that nobody has answered is taken back by whoever has invited, or the table's host. Whoever
    /// was invited doesn't find it any more.
    ///
    /// @param invitation by which [TableInfo.InvitedPerson] names it
    /// @throws RequestRefused if there is no such table or invitation, it isn't the person's, it is answered, or
    ///     the game started
    public TableInfo withdraw(String id, PersonId person, String invitation) {
        TableInfo changed = tables.at(id, Optional.of(person), table -> {
            table.inviting().withdraw(person, invitation);
            return table.info(Optional.of(person));
        });
        tables.refreshBefore(id);
        return changed;
    }

    /// A table as it is to be kept, where somebody else than its host says who sits there. It isn't kept yet.
    ///
    /// @param wish with a free seat for each of them
    /// @param seats who sits there
    /// @throws RequestRefused if there is no such game, or the seats or options don't fit it
    public StoredTable seated(PersonId host, CreateTable wish, List<StoredTable.Seat> seats) {
        return new Creating(services).table(host, wish).with(seats);
    }

    /// @throws RequestRefused if there is no such game, or it has no such level of bots
    public void requireLevel(String game, String level) {
        services.knownBots().requireLevel(new Creating(services).game(game), level);
    }

    /// An id for a table that is to be kept without being set up here.
    public String newId() {
        return new Creating(services).newId();
    }
}
