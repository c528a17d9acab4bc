package dev.anden.server.importing;

import dev.anden.protocol.past.ImportReport.SavedSeat;
import dev.anden.server.store.people.PersonId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/// Who brings games along, and who they were there.
///
/// @param person whose games they become
/// @param name what the person is called here
/// @param player what the person was called there, if they say so
/// @param seat in which seat they sat, from 0, if they say so
/// @param address where the request comes from
record ImportWish(PersonId person, String name, Optional<String> player, Optional<Integer> seat, String address) {
    /// The seat where the person sat: the one they name; or else the only one of their name, there or here; or else
    /// the only one where a person sat at all.
    ///
    /// @return empty if nobody can tell
    /// @throws ImportException if the seat that they name isn't a person's
    OptionalInt seatAmong(List<SavedSeat> seats) {
        List<SavedSeat> people =
                seats.stream().filter(one -> one.bot().isEmpty()).toList();
        if (seat.isPresent()) {
            return OptionalInt.of(required(seat.get(), people));
        }
        String wanted = player.orElse(name);
        List<SavedSeat> named =
                people.stream().filter(one -> one.name().equals(wanted)).toList();
        List<SavedSeat> left = named.isEmpty() ? people : named;
        return left.size() == 1 ? OptionalInt.of(left.getFirst().seat()) : OptionalInt.empty();
    }

    private static int required(int wanted, List<SavedSeat> people) {
        if (people.stream().noneMatch(one -> one.seat() == wanted)) {
            String there =
                    people.stream().map(one -> String.valueOf(one.seat() + 1)).collect(Collectors.joining(", "));
            throw new ImportException(
                    ImportFlaw.NO_SEAT.of("seat", wanted + 1, "seats", there.isEmpty() ? "–" : there));
        }
        return wanted;
    }
}
