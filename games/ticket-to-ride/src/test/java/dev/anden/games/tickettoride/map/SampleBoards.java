package dev.anden.games.tickettoride.map;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/// Boards to draw in tests, and drawings of them.
final class SampleBoards {
    private static final Map<String, MapDrawing> DRAWINGS = new ConcurrentHashMap<>();

    private SampleBoards() {}

    static Geography geography(String board) {
        List<Place> places = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        String region = "";
        for (String row : text(board + ".txt").lines().toList()) {
            String[] words = row.split(" ", 5);
            switch (words[0]) {
                case "region" -> region = words[1];
                case "city" -> places.add(new Place(words[1], words[4], number(words[2]), number(words[3])));
                case "line" -> lines.add(new Line(index(words[1]), index(words[2]), index(words[3]), index(words[4])));
                default -> {}
            }
        }
        return new Geography(places, lines, region);
    }

    /// A drawing that tests share.
    static MapDrawing drawing(String board) {
        return DRAWINGS.computeIfAbsent(board, SampleBoards::freshDrawing);
    }

    static MapDrawing freshDrawing(String board) {
        Geography geography = geography(board);
        return MapLayout.draw(geography, LandLibrary.land(geography.region()));
    }

    private static double number(String word) {
        return Double.parseDouble(word);
    }

    private static int index(String word) {
        return Integer.parseInt(word);
    }

    private static String text(String file) {
        try (InputStream stream = Objects.requireNonNull(SampleBoards.class.getResourceAsStream(file), file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
