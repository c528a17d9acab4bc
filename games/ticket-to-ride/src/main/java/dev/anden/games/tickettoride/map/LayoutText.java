package dev.anden.games.tickettoride.map;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A settled layout as text, one thing a line: what it is on the board, a colon between blanks, and where the search
/// put it.
///
/// ```
/// sheet : 987.6 41.5 17.25
/// city 47.6062 -122.3321 Seattle : 160.25 143.5 2
/// corridor 0 1 1 2 : 0.05 0.05 0.5
/// ```
///
/// Behind the colon stand, of the sheet, its height, the length of a space and the size of the type; of a city, where
/// it lies and which of the places around it its name has; of a corridor (from, to, spaces, tracks), its bends and how
/// its spaces slide. Numbers are as exact as they were found, so that the drawing is the same to the last digit.
final class LayoutText {
    private static final String COLON = " : ";

    private LayoutText() {}

    /// @param draft  a layout already cut to its sheet
    /// @param height height of the sheet
    static String of(Geography geography, Draft draft, double height) {
        Stream<String> cities = IntStream.range(0, draft.cities())
                .mapToObj(city -> line(
                        head(geography.places().get(city)), draft.cityX[city], draft.cityY[city], draft.spot[city]));
        Stream<String> corridors = IntStream.range(0, draft.corridors.size())
                .mapToObj(index -> line(
                        head(draft.corridor(index)), draft.bendStart[index], draft.bendEnd[index], draft.slide[index]));
        return Stream.of(
                        Stream.of(line("sheet", height, draft.sizes.spaceLength(), draft.sizes.fontSize())),
                        cities,
                        corridors)
                .flatMap(lines -> lines)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /// The layout that the text tells, cut to its sheet and as high as [#height(String)] says, or nothing if it is that
    /// of other cities or routes.
    ///
    /// @throws IllegalArgumentException if the text belongs to the board and can't be read
    static Optional<Draft> draft(String text, Geography geography) {
        List<Corridor> corridors = Corridor.of(geography);
        Stream<String> heads = Stream.of(
                        Stream.of("sheet"),
                        geography.places().stream().map(LayoutText::head),
                        corridors.stream().map(LayoutText::head))
                .flatMap(some -> some);
        List<String> lines = text.lines().toList();
        if (!lines.stream().map(LayoutText::head).toList().equals(heads.toList())) {
            return Optional.empty();
        }
        Iterator<double[]> numbers = lines.stream().map(LayoutText::numbers).iterator();
        double[] sheet = numbers.next();
        return Optional.of(draft(new Sizes(sheet[1], sheet[2]), corridors, geography.places(), numbers));
    }

    /// The height of the sheet.
    static double height(String text) {
        return numbers(text.lines().findFirst().orElseThrow())[0];
    }

    private static Draft draft(Sizes sizes, List<Corridor> corridors, List<Place> places, Iterator<double[]> numbers) {
        List<double[]> cities =
                Stream.generate(numbers::next).limit(places.size()).toList();
        Point[] points =
                cities.stream().map(city -> new Point(city[0], city[1])).toArray(Point[]::new);
        Draft draft =
                new Draft(sizes, corridors, places.stream().map(Place::name).toList(), points);
        for (int city = 0; city < points.length; city++) {
            draft.spot[city] = (int) cities.get(city)[2];
            draft.placeLabel(city);
        }
        for (int index = 0; index < corridors.size(); index++) {
            double[] corridor = numbers.next();
            draft.bendStart[index] = corridor[0];
            draft.bendEnd[index] = corridor[1];
            draft.slide[index] = corridor[2];
            draft.shape(index);
        }
        return draft;
    }

    private static String line(String head, double... numbers) {
        return head + COLON + Arrays.stream(numbers).mapToObj(Double::toString).collect(Collectors.joining(" "));
    }

    private static String head(Place place) {
        return "city " + place.latitude() + " " + place.longitude() + " " + place.name();
    }

    private static String head(Corridor corridor) {
        return "corridor " + corridor.from() + " " + corridor.to() + " " + corridor.spaces() + " "
                + corridor.lines().size();
    }

    private static String head(String line) {
        return line.substring(0, Math.max(0, line.lastIndexOf(COLON)));
    }

    /// The three numbers behind the colon.
    private static double[] numbers(String line) {
        String[] words =
                line.substring(line.lastIndexOf(COLON) + COLON.length()).split(" ");
        if (words.length != 3) {
            throw new IllegalArgumentException("Three numbers are to follow: " + line);
        }
        return Arrays.stream(words).mapToDouble(Double::parseDouble).toArray();
    }
}
