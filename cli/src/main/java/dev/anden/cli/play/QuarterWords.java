package dev.anden.cli.play;

import dev.anden.cli.text.Texts;
import dev.anden.engine.Refusal;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Building;
import dev.anden.games.frenchquarter.board.Crossing;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Street;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.board.Travel;
import dev.anden.games.frenchquarter.board.VacationCard;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What the things of French Quarter are called in one language.
final class QuarterWords {
    private final Board board;
    private final Texts texts;

    QuarterWords(Board board, Texts texts) {
        this.board = board;
        this.texts = texts;
    }

    Texts texts() {
        return texts;
    }

    String icon(Icon icon) {
        return texts.text("fq.icon." + icon);
    }

    String icons(List<Icon> icons) {
        return listed(icons.stream().map(this::icon).toList());
    }

    String activity(Activity activity) {
        return texts.text("fq.icon." + activity);
    }

    String performer(Performer performer) {
        return texts.text("fq.icon." + performer);
    }

    String performers(Collection<Performer> performers) {
        return listed(performers.stream().map(this::performer).toList());
    }

    String transport(Transport transport) {
        return texts.text("fq.transport." + transport);
    }

    String transports(Collection<Transport> transports) {
        return listed(transports.stream().map(this::transport).toList());
    }

    /// How a way to move moves: `up to 3 spaces`, `to Dauphine St`.
    ///
    /// @param spaces how far it goes by distance
    String reach(Transport transport, int spaces) {
        Travel travel = board.travels().get(transport.ordinal());
        if (travel.streets().isEmpty()) {
            return texts.text("fq.reach", spaces);
        }
        return texts.text(
                "fq.reach.street",
                travel.streets().stream()
                        .map(this::street)
                        .reduce((one, other) -> texts.text("fq.or", one, other))
                        .orElseThrow());
    }

    /// A building's name.
    String building(String id) {
        return buildingOf(id).name();
    }

    String buildings(Collection<String> ids) {
        return listed(ids.stream().map(this::building).toList());
    }

    Building buildingOf(String id) {
        return board.buildings().stream()
                .filter(building -> building.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The map has no building " + id));
    }

    /// What a visit gives, and what the building is: `shopping, umbrella; gift shop`.
    String gives(Building building) {
        var parts = new ArrayList<String>();
        if (!building.icons().isEmpty()) {
            parts.add(icons(building.icons()));
        }
        if (building.role() != Building.Role.NONE) {
            parts.add(texts.text("fq.role." + building.role()));
        }
        return String.join("; ", parts);
    }

    String street(int index) {
        Street street = board.streets().get(index);
        return texts.textOr("fq.street." + street.id(), street.name());
    }

    String street(String id) {
        return board.streets().stream()
                .filter(street -> street.id().equals(id))
                .findFirst()
                .map(street -> street(street.index()))
                .orElseThrow(() -> new IllegalArgumentException("The map has no street " + id));
    }

    String streets(Collection<Integer> indexes) {
        return listed(indexes.stream().map(this::street).toList());
    }

    /// A crossing by its two streets.
    String crossing(String id) {
        Crossing crossing = board.crossings().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The map has no crossing " + id));
        return texts.text("fq.crossing", street(crossing.eastWest()), street(crossing.northSouth()));
    }

    /// The street of a stretch.
    String streetOf(String stretch) {
        return IntStream.range(0, board.stretches().size())
                .filter(index -> board.stretchId(index).equals(stretch))
                .mapToObj(index -> street(board.stretches().get(index).street()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The map has no stretch " + stretch));
    }

    /// The street that an activity's track scores.
    String scoredStreet(Activity activity) {
        return street(board.activities().get(activity.ordinal()).street());
    }

    /// A bonus by its track and letter: `culture A`.
    String bonus(String id) {
        int dash = id.indexOf('-');
        String letter = id.substring(dash + 1).toUpperCase(Locale.ROOT);
        return texts.text("fq.bonus.name", texts.text("fq.icon." + id.substring(0, dash)), letter);
    }

    /// What a bonus does.
    String bonusText(String id) {
        return texts.text("fq.bonus." + id);
    }

    /// A value as it is written: `a 4`, `a W`.
    String value(String value) {
        return value.equals("W") ? texts.text("fq.value.w") : texts.text("fq.value", value);
    }

    /// A refusal with the names of what its facts name by their ids.
    Refusal refusal(Refusal refusal) {
        var named = new HashMap<>(refusal.facts());
        named.replaceAll(this::fact);
        return new Refusal(refusal.rule(), named);
    }

    private String fact(String name, String value) {
        return switch (name) {
            case "street" -> street(value);
            case "neighbour" -> building(value);
            case "card" -> texts.text("fq.transport." + value);
            case "activity" -> texts.text("fq.icon." + value);
            default -> value;
        };
    }

    /// What a vacation card asks for.
    String vacation(String id) {
        return texts.text(
                "fq.vacation." + vacationCard(id).values(),
                vacationBuildings(id),
                board.scores().vacation());
    }

    /// The four buildings of a vacation card.
    String vacationBuildings(String id) {
        return listed(vacationCard(id).buildings().stream()
                .map(building -> board.building(building).name())
                .toList());
    }

    VacationCard vacationCard(String id) {
        return board.vacationCards().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no vacation card " + id));
    }

    /// Words one after the other; `nothing` without any.
    String listed(List<String> words) {
        return words.isEmpty() ? texts.text("nothing") : words.stream().collect(Collectors.joining(", "));
    }
}
