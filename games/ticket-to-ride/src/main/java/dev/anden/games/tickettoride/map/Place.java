package dev.anden.games.tickettoride.map;

/// A city where it truly lies.
///
/// @param id        the board's name for it, unique on the board
/// @param name      what its label says; it may be set in two lines, broken at a space or after a hyphen
/// @param latitude  degrees north of the equator, -85 to 85
/// @param longitude degrees east of Greenwich, -180 to 180
public record Place(String id, String name, double latitude, double longitude) {
    /// @throws IllegalArgumentException if the place isn't on the globe's mappable part or has no name
    public Place {
        if (name.isBlank()) {
            throw new IllegalArgumentException("The place " + id + " has no name");
        }
        if (!(Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180)) {
            throw new IllegalArgumentException(
                    "The place " + id + " lies at " + latitude + ", " + longitude + ", off the map");
        }
    }
}
