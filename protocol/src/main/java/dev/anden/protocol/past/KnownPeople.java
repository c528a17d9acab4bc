package dev.anden.protocol.past;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `GET /api/me/people`: with whom the person who asks has finished games: those who are here first, and of these
/// and of the others whom they played with last. Neither bots, nor people who aren't known any more, nor those
/// whom either has blocked.
public record KnownPeople(List<KnownPerson> people) {
    public KnownPeople {
        people = List.copyOf(people);
    }

    /// One of them.
    ///
    /// @param name what they are called now
    /// @param games how many games both have played to the end
    /// @param wins how many of these the person who asks has won
    /// @param last when the latest of these ended, in milliseconds since 1970
    /// @param table the latest of these, by which, with `seat`, the person is named ([NewInvitation])
    /// @param seat where they sat there
    /// @param here whether they are here now, wherever that is
    /// @param seen when they were last here, to the hour, in milliseconds since 1970; absent if nobody knows
    /// @param standing how they stand to the table that is asked about; absent if they have nothing to do with it
    /// @param profile by which their page is found ([Profile]); absent if it isn't open
    public record KnownPerson(
            String name,
            int games,
            int wins,
            long last,
            String table,
            int seat,
            boolean here,
            Optional<Long> seen,
            Optional<Standing> standing,
            Optional<String> profile) {}

    /// How somebody stands to an open table.
    public enum Standing {
        /// They sit there.
        SEATED,
        /// They are asked to it, and haven't answered.
        INVITED,
        /// They have said no.
        DECLINED;

        /// The word of the wire: `seated`.
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
