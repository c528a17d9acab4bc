package dev.anden.games.tickettoride.map;

import java.util.List;

/// The land under a board: coasts, waters and frontiers as lines on the globe.
///
/// @param features in the order in which they are drawn
public record LandOutline(List<Feature> features) {
    /// Nothing but open sea.
    public static final LandOutline NONE = new LandOutline(List.of());

    public LandOutline {
        features = List.copyOf(features);
    }

    /// What a feature is.
    public enum Kind {
        LAND,
        LAKE,
        PARK,
        RIVER,
        BORDER;

        /// Whether it is an area; else it is a line.
        boolean isArea() {
            return this == LAND || this == LAKE || this == PARK;
        }
    }

    /// One area or line.
    ///
    /// @param kind  what it is
    /// @param name  what people call it; may be empty
    /// @param width breadth of a river in units of the drawing; of no meaning for other kinds
    /// @param shore its points; an area's last point is joined to its first
    public record Feature(Kind kind, String name, double width, List<GlobePoint> shore) {
        public Feature {
            shore = List.copyOf(shore);
        }
    }

    /// A point of the globe.
    ///
    /// @param longitude degrees east
    /// @param latitude  degrees north
    public record GlobePoint(double longitude, double latitude) {}
}
