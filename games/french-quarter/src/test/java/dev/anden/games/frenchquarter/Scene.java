package dev.anden.games.frenchquarter;

import dev.anden.games.frenchquarter.board.ActionCard;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Direction;
import dev.anden.games.frenchquarter.board.MayorCard;
import dev.anden.games.frenchquarter.notation.Names;
import dev.anden.games.frenchquarter.state.SecondLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A position to try a rule on. Only what matters is said; the rest follows:
///
/// - it is round 3, seat 0 is the first player, and it is its turn to take a die;
/// - every deck in use has one die: Walk 1, Carriage 2, Taxi 3, Streetcar 4, Riverboat 5, Socialize 6;
/// - the open cards show one icon: Walk and Streetcar culture, Carriage and Riverboat food, Taxi food, Socialize
///   two umbrellas;
/// - where something else is due than a die, every seat's last die showed 1;
/// - sheets are empty, tourists at the hotel, the Second Line at Dauphine St and Conti St.
///
/// ```
/// Scene.of(2).values(0, "beignet-cafe=3").at(0, "french-market").play().then("take walk 1")
/// ```
final class Scene {
    private static final Board BOARD = Variant.PLAIN.boardData();
    private static final String OPEN = "walk-8 carriage-4 taxi-6 streetcar-6 riverboat-6 socialize-6";

    private final int seats;
    private final Map<String, String> open = new HashMap<>();
    private final List<Seat> sheets = new ArrayList<>();
    private String dice = "walk=1 carriage=2 streetcar=4 riverboat=5 socialize=6";
    private String line = "dauphine--conti dauphine--conti";
    private String mayor = "";
    private boolean tourism;
    private int round = 3;
    private int first;
    private int socializer = -1;
    private String due = "turn:0:1 draft:0:0";

    private Scene(int seats) {
        this.seats = seats;
        for (String card : OPEN.split(" ")) {
            open.put(card.replaceAll("-.*", ""), card);
        }
        for (int seat = 0; seat < seats; seat++) {
            sheets.add(new Seat());
        }
        if (seats > 2) {
            dice = "walk=1 carriage=2 taxi=3 streetcar=4 riverboat=5 socialize=6";
        }
        if (seats == 1) {
            mayor = "mayor-12";
        }
    }

    /// What is said of one seat.
    private static final class Seat {
        private final Map<String, String> numbers = new HashMap<>();
        private final Map<String, String> tracks = new HashMap<>();
        private final Map<String, String> lines = new HashMap<>();
    }

    static Scene of(int seats) {
        return new Scene(seats);
    }

    /// The very beginning, before the first chance outcome.
    ///
    /// @param options the options that are on
    static Play start(int seats, String... options) {
        return Play.start(seats, List.of(options));
    }

    /// The open card of a deck.
    Scene card(String id) {
        open.put(id.replaceAll("-.*", ""), id);
        return this;
    }

    Scene dice(String words) {
        dice = words;
        return this;
    }

    /// The mayor's open card.
    Scene mayor(String card) {
        mayor = card;
        return this;
    }

    Scene tourism() {
        tourism = true;
        return this;
    }

    Scene round(int number) {
        round = number;
        return this;
    }

    /// Who begins this round. What is due says whose turn it is.
    Scene first(int seat) {
        first = seat;
        return this;
    }

    /// Who took the Socialize die this round.
    Scene socializer(int seat) {
        socializer = seat;
        return this;
    }

    /// The public Second Line: its start and the directions that it went.
    Scene line(String start, String directions) {
        line = trail(start, directions);
        return this;
    }

    /// What is due in place of the first turn of the round: frames, the last one next.
    Scene due(String frames) {
        due = frames;
        return this;
    }

    /// The phase of the Second Line is about to begin with seat 0 saying where to.
    Scene parade() {
        var scoring = new StringBuilder();
        for (int seat = seats - 1; seat >= 0; seat--) {
            scoring.append("end-turn:").append(seat).append(":0 ");
        }
        for (int seat = seats - 1; seat >= 0; seat--) {
            scoring.append("line-score:").append(seat).append(":0 ");
        }
        socializer = 0;
        return due("PHASE " + scoring + "line:0:0");
    }

    Scene at(int seat, String building) {
        return number(seat, "at", building);
    }

    /// One of the numbers of a seat's first line.
    Scene number(int seat, String name, Object value) {
        sheets.get(seat).numbers.put(name, value.toString());
        return this;
    }

    Scene values(int seat, String words) {
        sheets.get(seat).lines.put("values", words);
        return this;
    }

    /// A track, as `food=3/1/0`: boxes, bonuses, multipliers.
    Scene track(int seat, String track) {
        sheets.get(seat).tracks.put(track.replaceAll("=.*", ""), track);
        return this;
    }

    Scene performers(int seat, String top, String bottom) {
        sheets.get(seat).lines.put("top", top);
        sheets.get(seat).lines.put("bottom", bottom);
        return this;
    }

    Scene courtyards(int seat, String words) {
        sheets.get(seat).lines.put("courtyards", words);
        return this;
    }

    Scene ownLine(int seat, String start, String directions) {
        sheets.get(seat).lines.put("own-line", trail(start, directions));
        return this;
    }

    Scene vacation(int seat, String card) {
        tourism = true;
        sheets.get(seat).lines.put("vacation", card);
        return this;
    }

    Play play() {
        return new Play((FqState) Variant.PLAIN.parseState(text()));
    }

    /// The scene as a text in the notation of positions.
    String text() {
        var lines = new ArrayList<String>();
        lines.add("french-quarter 2");
        lines.add("options mayor=%s tourism=%s".formatted(mayor.isEmpty() ? "off" : "on", tourism ? "on" : "off"));
        lines.add("ply 100 round %d first %d socializer %d".formatted(round, first, socializer));
        lines.add(
                due.startsWith("PHASE ")
                        ? "next end-round:0:0 " + due.substring("PHASE ".length())
                        : due.isEmpty() ? "next" : "next end-round:0:0 line-phase:0:0 " + due);
        addCards(lines);
        lines.add("dice " + dice);
        lines.add("mayor-hidden "
                + String.join(
                        " ",
                        BOARD.mayorCards().stream()
                                .map(MayorCard::id)
                                .filter(id -> !id.equals(mayor))
                                .toList()));
        lines.add("mayor-open " + mayor);
        lines.add("mayor-took");
        lines.add("line " + line);
        for (int seat = 0; seat < seats; seat++) {
            addSeat(lines, seat);
        }
        return String.join("\n", lines) + "\n";
    }

    private void addCards(List<String> lines) {
        var hidden = new ArrayList<String>();
        var shown = new ArrayList<String>();
        for (String deck : List.of("walk", "carriage", "taxi", "streetcar", "riverboat", "socialize")) {
            List<String> cards = BOARD.cards().stream()
                    .filter(card -> card.transport().toString().equals(deck))
                    .map(ActionCard::id)
                    .toList();
            if (deck.equals("taxi") && seats <= 2) {
                hidden.addAll(cards);
            } else {
                String top = open.getOrDefault(deck, "?");
                shown.add(top);
                hidden.addAll(cards.stream()
                        .filter(card -> !card.equals(top))
                        .skip(round - 1L)
                        .toList());
            }
        }
        lines.add("hidden " + String.join(" ", hidden));
        lines.add("open " + String.join(" ", shown));
    }

    private void addSeat(List<String> lines, int seat) {
        Seat sheet = sheets.get(seat);
        var numbers = new ArrayList<String>();
        for (String name : List.of(
                "at", "die", "umbrellas", "second-line", "riverwalk", "crossed", "further", "other", "police")) {
            boolean drafted = name.equals("die") && !due.isEmpty() && !due.endsWith("draft:0:0");
            String standard = name.equals("at") ? "hotel-ama-house" : drafted ? "1" : "0";
            numbers.add(name + "=" + sheet.numbers.getOrDefault(name, standard));
        }
        lines.add("seat " + seat + " " + String.join(" ", numbers));
        lines.add("values " + sheet.lines.getOrDefault("values", ""));
        lines.add("tracks "
                + String.join(
                        " ",
                        List.of("food", "culture", "shopping", "mysticism", "party").stream()
                                .map(track -> sheet.tracks.getOrDefault(track, track + "=0/0/0"))
                                .toList()));
        for (String name : List.of("top", "bottom", "courtyards", "own-line", "vacation")) {
            lines.add(name + " " + sheet.lines.getOrDefault(name, ""));
        }
    }

    private static String trail(String start, String directions) {
        var line = new SecondLine();
        var map = Variant.PLAIN.tables().map;
        var names = new Names(BOARD);
        line.startAt(names.crossing(start));
        var stretches = new ArrayList<String>();
        for (String word : directions.isEmpty() ? new String[0] : directions.split(" ")) {
            int direction = Direction.valueOf(word.toUpperCase(Locale.ROOT)).ordinal();
            stretches.add(BOARD.stretchId(map.stretch(line.at, direction)));
            line.advance(map, direction);
        }
        return start + " " + BOARD.crossings().get(line.at).id() + " " + String.join(" ", stretches);
    }
}
