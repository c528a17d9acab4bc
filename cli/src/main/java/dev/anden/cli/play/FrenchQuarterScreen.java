package dev.anden.cli.play;

import dev.anden.cli.text.Texts;
import dev.anden.engine.Event;
import dev.anden.engine.Observation;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.FqEvent;
import dev.anden.games.frenchquarter.FqView;
import dev.anden.games.frenchquarter.FqView.RowCardView;
import dev.anden.games.frenchquarter.FqView.SheetView;
import dev.anden.games.frenchquarter.FrenchQuarter;
import dev.anden.games.frenchquarter.board.ActionCard;
import dev.anden.games.frenchquarter.board.Building;
import dev.anden.games.frenchquarter.board.Icon;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// French Quarter in the terminal. Choices are offered in the notation, which names things as the map does.
public final class FrenchQuarterScreen implements Screen {
    private final FrenchQuarter game;
    private final Texts texts;
    private final Names names;
    private final Map<String, ActionCard> cards;

    public FrenchQuarterScreen(FrenchQuarter game, Names names) {
        this.game = game;
        this.names = names;
        texts = names.texts();
        cards = game.boardData().cards().stream().collect(Collectors.toMap(ActionCard::id, card -> card));
    }

    @Override
    public List<String> table(Observation observation) {
        var view = (FqView) observation.snapshot();
        var lines = new ArrayList<String>();
        lines.add(texts.text("fq.round", view.round(), view.line().at().orElse("-")));
        view.mayorCard()
                .flatMap(FqView.MayorView::closed)
                .ifPresent(street -> lines.add(texts.text("fq.closed", street)));
        view.row().forEach(card -> lines.add(card(card)));
        view.sheets().forEach(sheet -> lines.addAll(sheet(sheet)));
        return lines;
    }

    private String card(RowCardView card) {
        String icons =
                card.card().map(cards::get).map(open -> icons(open.icons())).orElse("-");
        return texts.text("fq.card", card.transport(), dice(card), icons);
    }

    private String dice(RowCardView card) {
        return card.dice().isEmpty()
                ? texts.text("nothing")
                : card.dice().stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static String icons(List<Icon> icons) {
        return icons.stream().map(Icon::toString).collect(Collectors.joining(" "));
    }

    private List<String> sheet(SheetView sheet) {
        String tracks = sheet.tracks().entrySet().stream()
                .map(track -> "%s %d (x%d)"
                        .formatted(
                                track.getKey(),
                                track.getValue().boxes(),
                                track.getValue().multiplier()))
                .collect(Collectors.joining(", "));
        String values = new TreeMap<>(sheet.values())
                .entrySet().stream()
                        .map(value -> value.getKey() + " " + value.getValue())
                        .collect(Collectors.joining(", "));
        return List.of(
                texts.text("fq.seat", names.of(sheet.seat()), sheet.score().total(), sheet.tourist()),
                texts.text("fq.tracks", tracks, sheet.umbrellas(), sheet.performers(), sheet.secondLine()),
                texts.text("fq.values", values.isEmpty() ? texts.text("nothing") : values));
    }

    @Override
    public List<Page> pages() {
        return List.of(
                new Page("t", texts.text("fq.page.table"), this::table),
                new Page("m", texts.text("fq.page.map"), this::map));
    }

    /// Every building with its icons and its neighbours.
    private List<String> map(Observation observation) {
        List<Building> buildings = game.boardData().buildings();
        return buildings.stream()
                .map(building -> texts.text(
                        "fq.building",
                        building.id(),
                        building.icons().isEmpty() ? building.role() : icons(building.icons()),
                        building.neighbours().stream()
                                .map(next -> buildings.get(next).id())
                                .collect(Collectors.joining(", "))))
                .toList();
    }

    @Override
    public List<Choice> choices(State state) {
        var choices = new ArrayList<Choice>();
        for (int code : state.legalActions()) {
            choices.add(new Choice(detail(state, code), List.of(code)));
        }
        return choices;
    }

    @Override
    public String detail(State state, int code) {
        return game.print(state, code);
    }

    @Override
    public Optional<String> line(Event event) {
        return Optional.ofNullable(
                switch ((FqEvent) event) {
                    case FqEvent.RoundBegan(int round, int _) -> texts.text("fq.event.round", round);
                    case FqEvent.MayorTookDie(var card, int value) -> texts.text("fq.event.mayor", card, value);
                    case FqEvent.DieTaken(int seat, var die, int value, var card) ->
                        texts.text("fq.event.die", names.of(seat), die, value, card);
                    case FqEvent.TouristMoved(int seat, String _, String to, boolean _) ->
                        texts.text("fq.event.moved", names.of(seat), to);
                    case FqEvent.TouristArrested(int seat, String to) ->
                        texts.text("fq.event.moved", names.of(seat), to);
                    case FqEvent.BuildingMapped(int seat, String building, String value) ->
                        texts.text("fq.event.mapped", names.of(seat), building, value);
                    case FqEvent.MapFailed(int seat) -> texts.text("fq.event.failed", names.of(seat));
                    case FqEvent.ActivityMarked(int seat, var activity, int box) ->
                        texts.text("fq.event.marked", names.of(seat), activity, box);
                    case FqEvent.UmbrellaMarked(int seat, int box, boolean wild) ->
                        texts.text("fq.event.marked", names.of(seat), wild ? Icon.WILD : Icon.UMBRELLA, box);
                    case FqEvent.PerformerMarked(int seat, var performer, int _, int box) ->
                        texts.text("fq.event.marked", names.of(seat), performer, box);
                    case FqEvent.BonusUnlocked(int seat, var _, String bonus) ->
                        texts.text("fq.event.bonus", names.of(seat), bonus);
                    case FqEvent.MultiplierMarked(int seat, var activity, int multiplier) ->
                        texts.text("fq.event.multiplier", names.of(seat), activity, multiplier);
                    case FqEvent.LineAdvanced(String stretch, String _, String _) ->
                        texts.text("fq.event.line", stretch);
                    case FqEvent.SecondLineScored(int seat, var _, int before, int after) ->
                        texts.text("fq.event.scored", names.of(seat), after - before);
                    case FqEvent.EveningEnded() -> texts.text("event.end");
                    default -> null;
                });
    }

    @Override
    public String score(ScoreLine line) {
        String rule = texts.textOr("score." + line.rule(), line.rule());
        return line.subjects().isEmpty() ? rule : rule + " (" + String.join(", ", line.subjects()) + ")";
    }
}
