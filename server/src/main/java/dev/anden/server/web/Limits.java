package dev.anden.server.web;

/// How much one person may ask for; one address, behind which several may live, may ask for [#ADDRESS] times as
/// much, and a network of IPv6 for [AddressGroup#NETWORK] times as much as that.
///
/// @param requests over HTTP
/// @param messages on live connections
/// @param tables set up; of as many newcomers from one address something is written down
/// @param attempts to prove who they are
/// @param talk lines said at tables; all together who watch one without a seat may say [#ADDRESS] times as many
/// @param reports about others
/// @param imports games that were played elsewhere and are brought along; a long file counts as several
/// @param asides what is done at tables besides playing, and could make their logs longer without end: going and
///     coming back, taking back, asking the others and answering them
/// @param changes of who is called what and who hears whom, which whatever was said is told again for
/// @param mails that ask whether an address is one's own: they go to whomever one names
public record Limits(
        Rate requests,
        Rate messages,
        Rate tables,
        Rate attempts,
        Rate talk,
        Rate reports,
        Rate imports,
        Rate asides,
        Rate changes,
        Rate mails) {
    /// How many persons one address stands for.
    public static final int ADDRESS = 8;

    /// At so many tables a network bot may send at once what a person may in all; all bots of an address, or of a
    /// network of IPv6, together.
    public static final int TABLES_OF_A_BOT = 20;

    /// So many times a day what somebody may set up at once, they may set up in all: games stay for good, and whoever
    /// sets up as many as they can, day and night, fills the disk.
    static final int TABLES_A_DAY = 15;

    private static final double SECONDS_OF_A_DAY = 86_400;

    private static final Rate UNLIMITED = new Rate(1_000_000, 1e6);

    /// What no person notices who only plays.
    public static final Limits DEFAULT = new Limits(
            new Rate(120, 20),
            new Rate(60, 10),
            new Rate(20, 0.1),
            new Rate(10, 0.05),
            new Rate(8, 0.5),
            new Rate(5, 0.005),
            new Rate(1_000, 0.05),
            new Rate(40, 0.2),
            new Rate(20, 0.1),
            new Rate(5, 1.0 / 1_800));

    /// Practically no limits, for tests and for tools.
    public static final Limits NONE = new Limits(
            UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED,
            UNLIMITED);

    /// A bucket of tokens: each use takes one.
    ///
    /// @param burst how many there are at first, and at most
    /// @param perSecond how many come back in a second
    public record Rate(int burst, double perSecond) {
        Rate times(int factor) {
            return new Rate((int) Math.min(Integer.MAX_VALUE, (long) burst * factor), perSecond * factor);
        }

        /// As many in a day as there are at once.
        static Rate aDay(int burst) {
            return new Rate(burst, burst / SECONDS_OF_A_DAY);
        }
    }
}
