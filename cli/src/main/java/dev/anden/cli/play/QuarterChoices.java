package dev.anden.cli.play;

import dev.anden.cli.play.Screen.Choice;
import dev.anden.cli.text.Texts;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.FrenchQuarter;
import dev.anden.games.frenchquarter.action.FqAction;
import dev.anden.games.frenchquarter.board.ActionCard;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Building;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.games.frenchquarter.view.FqView;
import dev.anden.games.frenchquarter.view.FqView.DecisionView;
import dev.anden.games.frenchquarter.view.FqView.PendingView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What can be chosen in French Quarter, in words, and what is asked. What a choice brings is what the game says
/// that it would.
final class QuarterChoices {
    private final FrenchQuarter game;
    private final QuarterWords words;
    private final Texts texts;

    QuarterChoices(FrenchQuarter game, QuarterWords words) {
        this.game = game;
        this.words = words;
        texts = words.texts();
    }

    /// The question that is open.
    Optional<String> question(FqView view) {
        DecisionView about = view.decision();
        String value = about.value().map(String::valueOf).orElse("-");
        return switch (view.phase()) {
            case CHANCE, OVER -> Optional.empty();
            case DRAFT, WILD, PERFORMER, PERSONAL_START, LINE, PERSONAL_LINE -> ask(view);
            case MOVE -> ask(view, about.card().map(words::transport).orElse("-"), value);
            case MAP, MAP_ADJACENT ->
                ask(view, about.building().map(words::building).orElse("-"));
            case MAP_STREET, MAP_FREE -> ask(view, street(about), value);
            case CIRCLE -> ask(view, about.activity().map(words::activity).orElse("-"));
        };
    }

    private Optional<String> ask(FqView view, Object... values) {
        return Optional.of(texts.text("fq.ask." + view.phase(), values));
    }

    private String street(DecisionView about) {
        return about.street().map(words::street).orElseGet(() -> texts.text("fq.street.any"));
    }

    /// What the turn still brings when that is answered, the next first; empty without anything.
    Optional<String> then(FqView view) {
        List<String> pending = view.pending().stream()
                .filter(one -> one.seat() == view.actor())
                .map(this::pending)
                .toList();
        return pending.isEmpty() ? Optional.empty() : Optional.of(texts.text("fq.then", words.listed(pending)));
    }

    private String pending(PendingView pending) {
        DecisionView about = pending.about();
        return pending.icon()
                .map(words::icon)
                .orElseGet(() -> texts.text(
                        "fq.then." + pending.phase().orElseThrow(),
                        about.card()
                                .map(words::transport)
                                .or(() -> about.building().map(words::building))
                                .or(() -> about.activity().map(words::activity))
                                .orElseGet(() -> street(about))));
    }

    /// The choices in the order of the game. Where any value may be written, each building is one.
    List<Choice> of(State state) {
        if (view(state).phase() != FqPhase.MAP_FREE) {
            var choices = new ArrayList<Choice>();
            for (int code : state.legalActions()) {
                choices.add(new Choice(label(state, code), List.of(code)));
            }
            return choices;
        }
        Map<String, List<Integer>> byLabel = new LinkedHashMap<>();
        for (int code : state.legalActions()) {
            String label = state.action(code) instanceof FqAction.MapBuilding map
                    ? texts.text("fq.do.map.building", words.building(map.building()))
                    : label(state, code);
            byLabel.computeIfAbsent(label, key -> new ArrayList<>()).add(code);
        }
        return byLabel.entrySet().stream()
                .map(entry -> new Choice(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static FqView view(State state) {
        return (FqView) state.observe(state.actor()).snapshot();
    }

    /// What a choice is called.
    String label(State state, int code) {
        return switch ((FqAction) state.action(code)) {
            case FqAction.TakeDie(Transport die, int value, Transport card) -> die(state, die, value, card);
            case FqAction.MoveTourist(String building, boolean further) -> move(state, code, building, further);
            case FqAction.MapBuilding(String building, String value) ->
                texts.text("fq.do.map", words.building(building), words.value(value));
            case FqAction.Skip() -> texts.text("fq.do.skip." + view(state).phase());
            case FqAction.UseWild(Activity activity) -> wild(state, code, activity);
            case FqAction.TakeBonus(Activity _) ->
                first(state, code, FqEvent.BonusUnlocked.class)
                        .map(unlocked -> texts.text(
                                "fq.do.bonus", words.bonus(unlocked.bonus()), words.bonusText(unlocked.bonus())))
                        .orElseThrow();
            case FqAction.TakeMultiplier(Activity activity) ->
                first(state, code, FqEvent.MultiplierMarked.class)
                        .map(marked -> texts.text(
                                "fq.do.multiplier",
                                marked.multiplier(),
                                words.activity(activity),
                                words.scoredStreet(activity)))
                        .orElseThrow();
            case FqAction.ChoosePerformer(var performer) -> words.performer(performer);
            case FqAction.StartPersonalLine(String crossing) -> words.crossing(crossing);
            case FqAction.AdvanceLine(var direction) ->
                first(state, code, FqEvent.LineAdvanced.class)
                        .map(line -> advance(direction.toString(), line.stretch(), line.to()))
                        .orElseThrow();
            case FqAction.AdvancePersonalLine(var direction) ->
                first(state, code, FqEvent.PersonalLineAdvanced.class)
                        .map(line -> advance(direction.toString(), line.stretch(), line.to()))
                        .orElseThrow();
            case FqAction _ -> state.print(code);
        };
    }

    private String die(State state, Transport die, int value, Transport card) {
        String icons = words.icons(open(state, card).icons());
        return die == card
                ? texts.text("fq.do.take", value, words.transport(die), icons)
                : texts.text("fq.do.take.other", value, words.transport(die), icons, words.transport(card));
    }

    private ActionCard open(State state, Transport transport) {
        String id = view(state).row().stream()
                .filter(card -> card.transport() == transport)
                .flatMap(card -> card.card().stream())
                .findFirst()
                .orElseThrow();
        return game.boardData().cards().stream()
                .filter(card -> card.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /// Where the tourist can go: what a visit gives, and whether the building would be mapped.
    private String move(State state, int code, String id, boolean further) {
        Building building = words.buildingOf(id);
        String gives = words.gives(building);
        String label = texts.text("fq.do.move", building.name(), gives.isEmpty() ? texts.text("nothing") : gives);
        return label
                + mapping(state, code, id).map(note -> " " + note).orElse("")
                + (further ? " " + texts.text("fq.do.move.further") : "");
    }

    /// Empty where that depends on a further choice.
    private Optional<String> mapping(State state, int code, String id) {
        String written = view(state).sheets().get(state.actor()).values().get(id);
        if (written != null) {
            return Optional.of(texts.text("fq.do.move.mapped", written));
        }
        // A performer's map action may come before that of the visit, and map nothing or another building.
        if (all(state, code, FqEvent.BuildingMapped.class)
                .anyMatch(mapped -> mapped.building().equals(id))) {
            return Optional.of(texts.text("fq.do.move.fits"));
        }
        if (first(state, code, FqEvent.MapForbidden.class).isPresent()) {
            return Optional.of(texts.text("fq.do.move.forbidden"));
        }
        return first(state, code, FqEvent.MapFailed.class)
                .filter(failed -> !mapsLater(state, code))
                .map(failed -> texts.text("fq.do.move.misfit"));
    }

    /// Whether the map action of a visit still comes once what is chosen and what follows from it alone is done.
    private static boolean mapsLater(State state, int code) {
        int seat = state.actor();
        State after = state.copy();
        after.apply(code);
        FqView view = (FqView) after.observe(seat).snapshot();
        return view.phase() == FqPhase.MAP
                || view.pending().stream()
                        .anyMatch(one -> one.seat() == seat && one.phase().equals(Optional.of(FqPhase.MAP)));
    }

    private String wild(State state, int code, Activity activity) {
        int box = first(state, code, FqEvent.ActivityMarked.class).orElseThrow().box();
        var shown =
                game.boardData().activities().get(activity.ordinal()).boxes().get(box - 1);
        return texts.text("fq.do.wild", words.activity(activity), box, texts.text("fq.box." + shown));
    }

    private String advance(String direction, String stretch, String to) {
        return texts.text(
                "fq.do.line", texts.text("fq.direction." + direction), words.streetOf(stretch), words.crossing(to));
    }

    /// The first event of a kind that a choice would lead to.
    private <T extends FqEvent> Optional<T> first(State state, int code, Class<T> kind) {
        return all(state, code, kind).findFirst();
    }

    private <T extends FqEvent> Stream<T> all(State state, int code, Class<T> kind) {
        return state.preview(code).stream().filter(kind::isInstance).map(kind::cast);
    }
}
