package dev.anden.games.tickettoride.map;

import dev.anden.games.tickettoride.map.LandOutline.Feature;
import dev.anden.games.tickettoride.map.LandOutline.GlobePoint;
import dev.anden.games.tickettoride.map.LandOutline.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Reads the text form of a [LandOutline], which a person can write by hand: one feature per line, `#` begins a
/// comment.
///
/// ```
/// land : -122.41 37.80 -122.52 37.76 …
/// lake Lake Superior : -92.1 46.75 …
/// river 1.5 Missouri : -111.5 45.9 …
/// ```
///
/// A line is: kind, a river's width in units of the drawing, name (may be missing), a colon between blanks, and
/// pairs of longitude and latitude in degrees.
public final class LandReader {
    private LandReader() {}

    /// @throws IllegalArgumentException if a line can't be read; the message names it
    public static LandOutline read(String text) {
        List<Feature> features = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank() && !line.startsWith("#")) {
                features.add(feature(line, number));
            }
        }
        return new LandOutline(features);
    }

    private static Feature feature(String line, int number) {
        int colon = line.indexOf(" : ");
        if (colon < 0) {
            throw new IllegalArgumentException("Line " + number + " of the land file has no \" : \"");
        }
        try {
            List<String> head = List.of(line.substring(0, colon).strip().split("\\s+"));
            Kind kind = Kind.valueOf(head.getFirst().toUpperCase(Locale.ROOT));
            int named = kind == Kind.RIVER ? 2 : 1;
            double width = kind == Kind.RIVER ? Double.parseDouble(head.get(1)) : 0;
            String name = String.join(" ", head.subList(named, head.size()));
            return new Feature(kind, name, width, shore(line.substring(colon + 3)));
        } catch (IllegalArgumentException | IndexOutOfBoundsException unreadable) {
            throw new IllegalArgumentException("Line " + number + " of the land can't be read", unreadable);
        }
    }

    private static List<GlobePoint> shore(String numbers) {
        String[] parts = numbers.strip().split("\\s+");
        List<GlobePoint> shore = new ArrayList<>(parts.length / 2);
        for (int index = 0; index < parts.length; index += 2) {
            shore.add(new GlobePoint(Double.parseDouble(parts[index]), Double.parseDouble(parts[index + 1])));
        }
        return shore;
    }
}
