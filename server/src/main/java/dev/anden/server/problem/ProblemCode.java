package dev.anden.server.problem;

import dev.anden.table.Objection.Reason;
import java.util.Locale;

/// Everything that a request can be refused for, with the HTTP status that goes with it. The words are keys of
/// the client's texts.
public enum ProblemCode {
    /// It isn't JSON, or not what belongs here.
    BAD_MESSAGE(400),
    /// A name has 1 to 24 characters.
    BAD_NAME(400),
    /// The name has a character that nobody can see.
    HIDDEN_IN_NAME(400),
    /// The name has marks stacked on one letter.
    MARKS_IN_NAME(400),
    /// A line that is said has 1 to 280 characters.
    BAD_LINE(400),
    /// The line has a character that nobody can see.
    HIDDEN_IN_LINE(400),
    /// The line has marks stacked on one letter.
    MARKS_IN_LINE(400),
    /// A note has up to 2,000 characters.
    BAD_NOTE(400),
    /// Nobody mutes, blocks or reports themselves.
    IS_YOURSELF(400),
    /// A bot or the program is called so.
    NAME_IS_OURS(400),
    /// By such a handle nobody can sign in.
    BAD_HANDLE(400),
    /// The password is too short or too long, or is the handle.
    BAD_PASSWORD(400),
    /// The seats don't fit the game, or are contradictory.
    BAD_SEATS(400),
    /// The game has no such option, or the option no such value.
    BAD_OPTIONS(400),
    /// So much time can't be given, or nobody is there to wait.
    BAD_TIME(400),
    /// Spectators can't see that, or not in a rated game.
    BAD_SPECTATORS(400),
    /// A tournament has no such number of rounds.
    BAD_ROUNDS(400),
    /// The text is no action of the game.
    BAD_ACTION(400),
    /// A holiday that is over already.
    BAD_HOLIDAY(400),
    /// Nobody can be told anything at this address.
    BAD_RECEIVER(400),
    /// It isn't a mail address.
    BAD_MAIL(400),
    /// These aren't two times of a day, or no such time zone is known.
    BAD_QUIET_HOURS(400),
    /// The token that a program shows is nobody's, or not any more.
    BAD_TOKEN(401),
    /// The request comes from a page of another origin, or doesn't show that it comes from one of ours.
    FOREIGN_ORIGIN(403),
    /// Handle and password don't match.
    WRONG_CREDENTIALS(403),
    /// Whoever runs the server lets the person only look on.
    BARRED(403),
    /// What a passkey says doesn't prove anything here.
    BAD_PASSKEY(403),
    /// Nobody here has this passkey, or not any more.
    UNKNOWN_PASSKEY(403),
    /// What a passkey was asked is too old, or was answered before.
    PASSKEY_TOO_LATE(403),
    /// Only the table's host may do that.
    NOT_HOST(403),
    /// Only the tournament's host may do that.
    NOT_TOURNAMENT_HOST(403),
    /// The person can't enter this tournament. Why isn't said: whoever is blocked isn't told.
    NO_ENTRY_HERE(403),
    /// Only somebody seated at the table may do that.
    NOT_SEATED(403),
    /// Only somebody whom the server knows may do that, and hasn't just forgotten.
    NOBODY_KNOWN(403),
    /// Whoever watches a table where spectators see hands says nothing there while the game goes on.
    SPECTATORS_LISTEN(403),
    /// The person can't have a seat at this table. Why isn't said: whoever is blocked isn't told.
    NO_SEAT_HERE(403),
    /// The person was invited to a table that not everybody finds, and isn't any more.
    INVITATION_WITHDRAWN(403),
    /// Somebody else has invited them, and is to take that back, or the host.
    NOT_YOUR_INVITATION(403),
    /// Somebody else sits there.
    NOT_YOUR_SEAT(403),
    /// Nobody of this number plays on this device.
    NO_SUCH_COMPANION(403),
    /// A program that plays where its owner seats it may do nothing else.
    BOT_MAY_NOT(403),
    /// No game in play at the table has given the program a seat.
    BOT_NOT_SEATED(403),
    NOT_FOUND(404),
    /// The person has no such program.
    NO_SUCH_BOT(404),
    NO_SUCH_TABLE(404),
    /// Nobody with whom the person has played, or not any more.
    NO_SUCH_PERSON(404),
    NO_SUCH_SEAT(404),
    NO_SUCH_TOURNAMENT(404),
    /// Nobody of this number takes part in the tournament.
    NO_SUCH_ENTRANT(404),
    /// Nobody was invited to the table by it, or they aren't known any more.
    NO_SUCH_INVITATION(404),
    /// The line is too old, or was never said.
    NO_SUCH_LINE(404),
    /// Nobody shows a page at this address, or not any more, or not to the person who asks.
    NO_SUCH_PROFILE(404),
    /// The link was used, replaced or revoked, or never was one.
    NO_SUCH_LINK(404),
    UNKNOWN_GAME(404),
    UNKNOWN_LEVEL(400),
    METHOD_NOT_ALLOWED(405),
    /// The table has been started, or is over.
    NOT_OPEN(409),
    /// The table hasn't been started.
    NOT_STARTED(409),
    NOT_OVER(409),
    GAME_OVER(409),
    SEAT_TAKEN(409),
    /// Another person at the table has the colour.
    PAINT_TAKEN(409),
    /// Whoever was invited has come or said no: that can't be taken back.
    ALREADY_ANSWERED(409),
    /// Nobody invites more people.
    TOO_MANY_INVITED(409),
    /// Nobody enters a tournament that has begun.
    TOURNAMENT_BEGUN(409),
    TOURNAMENT_OVER(409),
    /// As many people have entered the tournament as can.
    TOURNAMENT_FULL(409),
    /// Nobody plays a tournament alone.
    TOO_FEW_ENTRANTS(409),
    /// Games of the round before aren't over.
    ROUND_GOES_ON(409),
    /// The person has set up, or entered, as many tournaments as one may that aren't over.
    TOO_MANY_TOURNAMENTS(409),
    /// Somebody who takes part in the tournament is called so, or almost.
    ENTRANT_NAME_TAKEN(409),
    /// Somebody at the table is called so, or almost.
    NAME_TAKEN(409),
    /// Somebody signs in by this handle already.
    HANDLE_TAKEN(409),
    /// The person has an account already.
    ALREADY_PROTECTED(409),
    /// As many people play on this device as can.
    TOO_MANY_COMPANIONS(409),
    /// Nobody has more programs.
    TOO_MANY_BOTS(409),
    /// Another program of the person, or the person, is called so, or almost.
    BOT_NAME_TAKEN(409),
    /// The person sits at as many open tables of others as one may.
    TOO_MANY_SEATS(409),
    /// The program sits at as many tables as one may.
    BOT_IS_BUSY(409),
    /// Whose link it is plays on this device already.
    IS_COMPANION(409),
    /// Nobody is on holiday for more days a year than the server gives them.
    HOLIDAY_TOO_LONG(409),
    /// Only somebody with an account who is signed in can do that.
    NOT_PROTECTED(409),
    /// Passkeys need a name by which the server is called, and HTTPS.
    NO_PASSKEYS_HERE(409),
    /// Nobody has more passkeys.
    TOO_MANY_PASSKEYS(409),
    /// Without this passkey the person couldn't sign in any more, and didn't say that this is wanted.
    LAST_WAY_IN(409),
    /// This server sends no mail.
    NO_MAILS(409),
    /// The person has another seat at this table.
    ALREADY_SEATED(409),
    SEATS_FREE(409),
    /// Nobody else sits there who could be the host.
    NOBODY_THERE(409),
    NOT_YOUR_TURN(409),
    /// The game was played elsewhere and brought along: nobody plays on from it here.
    IMPORTED_GAME(409),
    /// The game counts for ratings: everybody plays it alone.
    NO_HINTS(409),
    /// The choice was made on a position that is no longer the current one.
    STALE_VERSION(409),
    /// The seat has already chosen and waits for its turn.
    ALREADY_CHOSEN(409),
    /// Nothing was chosen yet that could be taken back.
    NOTHING_TO_TAKE_BACK(409),
    /// Something new was revealed since the choice: it stands.
    REVEALED(409),
    /// Another seat has acted since the choice: it stands.
    OTHERS_ACTED(409),
    /// A bot plays for the person, who has to take the seat back first.
    BOT_PLAYS(409),
    /// The person has left for good.
    RESIGNED(409),
    /// Nobody plays for the person: there is nothing to come back to.
    NOT_AWAY(409),
    /// The person's time was up for a choice that the bot has still to make.
    TIME_UP(409),
    /// Whoever is to be replaced by a bot is there, or hasn't been waited for long enough.
    NOT_ABSENT(409),
    /// There are clocks, and they say how long somebody is waited for.
    CLOCK_DECIDES(409),
    /// The seat may take its choice back itself.
    NEEDS_NO_ASKING(409),
    /// Nobody else plays, or may come back, whose consent it would take.
    NOBODY_TO_ASK(409),
    /// In a rated game nobody goes back further than by themselves.
    RATED_STANDS(409),
    /// Somebody has sat down who hasn't to put up with other terms.
    OTHERS_SIT(409),
    /// Whoever sits there has just been told of less time, and may leave before the game begins.
    TIME_TO_LEAVE(409),
    /// The people at the table are being asked something else.
    ALREADY_ASKED(409),
    /// What was asked isn't asked any more.
    NOTHING_ASKED(409),
    /// No time is counted at this table.
    NO_CLOCKS(409),
    /// The clocks stand already.
    ALREADY_PAUSED(409),
    /// The clocks go on already.
    NOT_PAUSED(409),
    /// The id of a command that was another one.
    COMMAND_REUSED(409),
    /// Another page of the same person has changed the note meanwhile.
    NOTE_CHANGED(409),
    /// Nobody mutes or blocks more people.
    TOO_MANY_SILENCED(409),
    /// A rule of the game forbids it.
    RULE(409),
    TOO_LARGE(413),
    /// What is brought along is more than is taken at once.
    IMPORT_TOO_LARGE(413),
    UNSUPPORTED_TYPE(415),
    /// The server was called by a name that it doesn't answer to.
    FOREIGN_HOST(421),
    TOO_MANY_REQUESTS(429),
    /// A mail to confirm the address has just been sent.
    MAILED_ALREADY(429),
    /// Somebody had mails sent to one address after the other.
    TOO_MANY_MAILS(429),
    /// Somebody, or everybody at a table, says very much.
    TOO_MUCH_TALK(429),
    /// Too many reports wait to be looked at.
    TOO_MANY_REPORTS(429),
    /// It was wrong too often to be tried again at once.
    TOO_MANY_ATTEMPTS(429),
    INTERNAL(500),
    /// The bot that was to give a hint failed, or didn't answer.
    HINT_FAILED(500),
    /// Somebody else's server didn't take what was sent.
    NOT_REACHED(502),
    /// The database couldn't be asked for what somebody only wanted to know.
    NOT_READ(503),
    /// The log couldn't be written: nothing has changed.
    NOT_SAVED(503),
    /// The database can't be asked whether it has happened.
    NOT_KNOWN(503),
    /// Somebody else has had the table for so long that nobody waits for it any more: nothing has changed.
    TABLE_BUSY(503),
    /// The table was played under another version of its game's rules than those here: its log is kept, unread.
    OTHER_RULES(503),
    /// The table's game isn't here, such as a board whose file is gone: its log is kept, unread.
    GAME_GONE(503),
    /// The table's log doesn't replay: it is closed until somebody has looked at it.
    TABLE_DAMAGED(503);

    private final int status;

    ProblemCode(int status) {
        this.status = status;
    }

    /// What is said of a game's objection.
    static ProblemCode of(Reason reason) {
        return switch (reason) {
            case GAME_OVER -> GAME_OVER;
            case ALREADY_CHOSEN -> ALREADY_CHOSEN;
            case NOT_YOUR_TURN -> NOT_YOUR_TURN;
            case STALE_VERSION -> STALE_VERSION;
            case BAD_ACTION -> BAD_ACTION;
            case RULE -> RULE;
            case NOT_SEATED -> NOT_SEATED;
            case NOTHING_TO_TAKE_BACK -> NOTHING_TO_TAKE_BACK;
            case REVEALED -> REVEALED;
            case OTHERS_ACTED -> OTHERS_ACTED;
            case BOT_PLAYS -> BOT_PLAYS;
            case RESIGNED -> RESIGNED;
            case NOT_AWAY -> NOT_AWAY;
            case TIME_UP -> TIME_UP;
            case NOT_ABSENT -> NOT_ABSENT;
            case CLOCK_DECIDES -> CLOCK_DECIDES;
            case NEEDS_NO_ASKING -> NEEDS_NO_ASKING;
            case NOBODY_TO_ASK -> NOBODY_TO_ASK;
            case ALREADY_ASKED -> ALREADY_ASKED;
            case NOTHING_ASKED -> NOTHING_ASKED;
            case NO_CLOCKS -> NO_CLOCKS;
            case ALREADY_PAUSED -> ALREADY_PAUSED;
            case NOT_PAUSED -> NOT_PAUSED;
            case COMMAND_REUSED -> COMMAND_REUSED;
        };
    }

    /// The HTTP status.
    public int status() {
        return status;
    }

    /// The word of the wire: `stale-version`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
