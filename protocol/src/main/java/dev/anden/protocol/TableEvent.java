package dev.anden.protocol;

import dev.anden.engine.Event;

/// Something that happened at a table of whatever game: it is in the log among the game's own events.
public sealed interface TableEvent extends Event {
    /// The seat that it is about.
    int seat();

    /// A seat has taken back its last choice. Everything that the log said of the game about this ply and later
    /// ones is void.
    record TookBack(int seat) implements TableEvent {}

    /// Something that happened to those who play, not to the game. It stands, whatever is taken back.
    sealed interface CompanyEvent extends TableEvent {}

    /// The person in a seat has left for good.
    ///
    /// @param bot the level of the bot that plays on to the end
    record Resigned(int seat, String bot) implements CompanyEvent {}

    /// A bot plays for the person in a seat until it comes back.
    ///
    /// @param bot the bot's level
    /// @param reason why: anything but that the person resigned
    record HandedOver(int seat, String bot, Substitute.Reason reason) implements CompanyEvent {}

    /// The person in a seat plays again, and the bot doesn't any more.
    record CameBack(int seat) implements CompanyEvent {}

    /// The people at the table have agreed to end the game without a result.
    ///
    /// @param seat whose consent was the last one
    record AgreedToEnd(int seat) implements CompanyEvent {}

    /// The people at the table have agreed to stop the clocks.
    ///
    /// @param seat who had asked for it
    record Paused(int seat) implements CompanyEvent {}

    /// Somebody has let the clocks go on.
    record WentOn(int seat) implements CompanyEvent {}

    /// The person in a seat is on holiday; their clock stands until they are back, or the holiday is over. Whoever is
    /// on holiday already is so until then instead.
    ///
    /// @param until when it is over, in milliseconds since 1970
    record OnHoliday(int seat, long until) implements CompanyEvent {}

    /// The person in a seat is back before their holiday is over.
    record BackFromHoliday(int seat) implements CompanyEvent {}

    /// The server has ended the game without a result.
    ///
    /// @param seat whose turn it was
    record Abandoned(int seat, Abandonment reason) implements CompanyEvent {}
}
