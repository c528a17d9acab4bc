package dev.anden.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A table and who sits there, as one person sees it.
///
/// @param id the table's id, part of its address
/// @param game the game's id
/// @param status open for people to sit down, playing, over, or damaged
/// @param version lines in its log: it never gets smaller
/// @param seats the seats, clockwise
/// @param options what was chosen of each of the game's options, by its id
/// @param time how much time the people there have
/// @param rated whether the game counts for ratings
/// @param imported whether the game was played elsewhere, and brought along by the person who asks
/// @param spectators what those who watch without a seat see
/// @param listed whether everybody finds the table in the lobby, or only whoever has its link
/// @param startsByItself whether the game begins by itself once nobody is missing; before it has begun its host says so
/// @param tournament the id of the tournament that the game belongs to; absent if it belongs to none
/// @param late whether the person who asks sees all hands, and everything here as it was some time ago
/// @param you the seat of the person who asks; absent for a spectator
/// @param host whether the person who asks is the host: whoever set the table up, or came after them
/// @param hostSeat where the host sits; absent if they have no seat
/// @param hostPatience in how many milliseconds the person who asks, who sits there, may start the game instead
///     of the host, who is away: 0 if now; absent if it is the host's matter, and in lists
/// @param created milliseconds since 1970
/// @param commitment SHA-256 of the secret seed behind every chance outcome, in hex
/// @param seed the secret seed itself, in hex, for whoever wants to check the deal; absent until the game is
///     over
/// @param contribution what the person who asks has added to the seed, 64 hex digits; absent if nothing
/// @param branch the moment of another game from which this one goes on; absent if it began as games do
/// @param paused whether the clocks stand because all have agreed to it; not told in lists
/// @param proposal what the people at the table are being asked; absent if nothing is; in lists only what is asked of
///     the person themselves, who may be away
/// @param rematch the id of the table at which the same people play again; absent until one of them has set it up,
///     once the game there is over, in lists, and for whoever isn't asked to it or has said no
/// @param joinable whether the person who asks is waited for there, and may sit down; not told in lists
/// @param invited those who are asked to play here and haven't answered; empty once the game has begun, in lists,
///     and for whoever doesn't sit here
/// @param declined the names of those who were asked to play here and have said no; empty likewise
/// @param uninvited whether the person who asks was asked to play here and isn't any more, so that they can't sit
///     down; not told in lists
/// @param result how the game ended; absent until it has, and while a game of an older version isn't read again
public record TableInfo(
        String id,
        String game,
        TableStatus status,
        int version,
        List<SeatInfo> seats,
        Map<String, String> options,
        TimeControl time,
        boolean rated,
        boolean imported,
        SpectatorView spectators,
        boolean listed,
        boolean startsByItself,
        Optional<String> tournament,
        boolean late,
        Optional<Integer> you,
        boolean host,
        Optional<Integer> hostSeat,
        Optional<Integer> hostPatience,
        long created,
        String commitment,
        Optional<String> seed,
        Optional<String> contribution,
        Optional<BranchInfo> branch,
        boolean paused,
        Optional<ProposalInfo> proposal,
        Optional<String> rematch,
        boolean joinable,
        List<InvitedPerson> invited,
        List<String> declined,
        boolean uninvited,
        Optional<TableResult> result) {
    public TableInfo {
        seats = List.copyOf(seats);
        options = Map.copyOf(options);
        invited = List.copyOf(invited);
        declined = List.copyOf(declined);
    }

    /// A moment of another game.
    ///
    /// @param table whose game it is, for the person who has gone on from it; absent for everybody else, and if
    ///     that isn't known
    /// @param ply how many of its plies came before
    public record BranchInfo(Optional<String> table, int ply) {}

    /// Somebody who is asked to play here.
    ///
    /// @param name what they are called
    /// @param invitation by which the person who asks takes that back; absent if they may not
    public record InvitedPerson(String name, Optional<String> invitation) {}

    /// Who sits in a seat.
    ///
    /// @param paint its colour, free or not; no other seat there has it, unless there are more seats than colours
    /// @param kind a person, a bot, or free
    /// @param name the name of the person, or of a person's program; empty for the others
    /// @param owner whose program plays there; absent for everybody else, and if the program is there no longer
    /// @param bot the bot's level (`random`, `greedy`, `planner`); empty for the others, and for people's programs
    /// @param present whether the person is connected and looks, or the program is connected; bots always do
    /// @param substitute the bot that plays for the person, at the end too; absent if the person does
    /// @param holiday until when the person is on holiday, in milliseconds since 1970, be it past; until then
    ///     their time stands still; absent if they are on none
    /// @param patience how many milliseconds the others have yet to wait before they may ask for a bot instead of
    ///     the person, 0 if they may now; absent if the person is there or isn't waited for, where time is counted,
    ///     and in lists
    /// @param clock how much time the person has left; absent where none is counted, before the game, and in lists
    /// @param toAct whether the table waits for this seat
    /// @param trouble what is wrong with the bot; absent as long as nothing is
    public record SeatInfo(
            int seat,
            Paint paint,
            SeatKind kind,
            String name,
            Optional<String> owner,
            String bot,
            boolean present,
            Optional<Substitute> substitute,
            Optional<Long> holiday,
            Optional<Integer> patience,
            Optional<SeatClock> clock,
            boolean toAct,
            Optional<BotTrouble> trouble) {}

    /// A person's time, as the message is sent.
    ///
    /// @param left milliseconds that are left
    /// @param runs whether they get fewer: the table waits for the person
    /// @param stands milliseconds until they do, because the person is on holiday; 0 if they do now, or won't
    public record SeatClock(long left, boolean runs, long stands) {
        /// A clock of somebody who isn't on holiday.
        public SeatClock(long left, boolean runs) {
            this(left, runs, 0);
        }
    }

    /// What the people at a table are asked by one of them. It isn't asked any more when one of them says no.
    ///
    /// @param id whoever answers names it
    /// @param kind what it is
    /// @param absent the seat of somebody who is away and for whom a bot is to play; absent if it is something else
    /// @param by the seat of whoever asks
    /// @param agreed the seats that agree, whoever asks among them
    /// @param awaited the seats that haven't answered and must
    /// @param left milliseconds until it is forgotten
    public record ProposalInfo(
            String id,
            ProposalKind kind,
            Optional<Integer> absent,
            int by,
            List<Integer> agreed,
            List<Integer> awaited,
            int left) {
        public ProposalInfo {
            agreed = List.copyOf(agreed);
            awaited = List.copyOf(awaited);
        }
    }
}
