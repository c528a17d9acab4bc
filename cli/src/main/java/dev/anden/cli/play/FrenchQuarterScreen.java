package dev.anden.cli.play;

import dev.anden.cli.text.Texts;
import dev.anden.engine.Event;
import dev.anden.engine.Observation;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.FrenchQuarter;
import dev.anden.games.frenchquarter.board.ActionCard;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.games.frenchquarter.view.FqView;
import dev.anden.games.frenchquarter.view.FqView.MayorView;
import dev.anden.games.frenchquarter.view.FqView.RowCardView;
import dev.anden.games.frenchquarter.view.FqView.SheetView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// French Quarter in the terminal.
final class FrenchQuarterScreen implements Screen {
    private static final String RATING = "fq.solo.rating";

    private final Texts texts;
    private final QuarterWords words;
    private final QuarterSheet sheets;
    private final QuarterGuide guide;
    private final QuarterLog log;
    private final QuarterChoices choices;
    private final Map<String, ActionCard> cards;

    FrenchQuarterScreen(FrenchQuarter game, Names names) {
        texts = names.texts();
        words = new QuarterWords(game.boardData(), texts);
        sheets = new QuarterSheet(game.boardData(), words, names);
        guide = new QuarterGuide(game.boardData(), words);
        log = new QuarterLog(game.boardData(), words, names);
        choices = new QuarterChoices(game, words);
        cards = game.boardData().cards().stream().collect(Collectors.toMap(ActionCard::id, card -> card));
    }

    /// The whole table when a die is to be taken; in the middle of a turn the own sheet, and always the question.
    @Override
    public List<String> table(Observation observation) {
        var view = (FqView) observation.snapshot();
        boolean whole = view.phase() == FqPhase.DRAFT || view.phase() == FqPhase.LINE;
        var lines = new ArrayList<>(whole ? wholeTable(observation) : sheets.summary(own(view)));
        choices.question(view).ifPresent(question -> {
            lines.add("");
            lines.add(question);
            choices.then(view).ifPresent(lines::add);
        });
        return lines;
    }

    private List<String> wholeTable(Observation observation) {
        var view = (FqView) observation.snapshot();
        var lines = new ArrayList<String>();
        lines.add(log.round(view.round(), view.first()));
        view.mayorCard().ifPresent(card -> lines.addAll(mayor(card, view)));
        view.line().at().ifPresent(at -> lines.add(texts.text("fq.line.at", words.crossing(at))));
        view.row().forEach(card -> lines.add(card(card)));
        view.sheets().forEach(sheet -> lines.addAll(sheets.summary(sheet)));
        sheets.vacation(view).ifPresent(lines::add);
        return lines;
    }

    private List<String> mayor(MayorView card, FqView view) {
        var lines = new ArrayList<String>();
        lines.add(log.closes(card.closed()));
        if (view.sheets().size() == 1) {
            lines.add(log.order(card.card()));
            if (!card.taken().isEmpty()) {
                lines.add(texts.text("fq.mayor.taken", words.transports(card.taken())));
            }
        }
        return lines;
    }

    private String card(RowCardView card) {
        String icons = card.card()
                .map(cards::get)
                .map(open -> words.icons(open.icons()))
                .orElse("-");
        String dice = card.dice().stream().map(String::valueOf).collect(Collectors.joining(" "));
        String name = words.transport(card.transport());
        String reach = words.reach(card.transport(), card.spaces());
        return dice.isEmpty()
                ? texts.text("fq.card.empty", name, reach, icons)
                : texts.text("fq.card", name, reach, icons, card.dice().size(), dice);
    }

    private static SheetView own(FqView view) {
        return view.sheets().get(Math.max(0, view.observer()));
    }

    @Override
    public List<Page> pages() {
        return List.of(
                new Page("t", texts.text("fq.page.table"), this::wholeTable),
                new Page("s", texts.text("fq.page.sheets"), this::wholeSheets),
                new Page("m", texts.text("fq.page.map"), seen -> guide.map(own((FqView) seen.snapshot()))),
                new Page("b", texts.text("fq.page.bonuses"), seen -> guide.bonuses()));
    }

    private List<String> wholeSheets(Observation observation) {
        var view = (FqView) observation.snapshot();
        var lines = new ArrayList<String>();
        view.sheets().forEach(sheet -> lines.addAll(sheets.whole(sheet)));
        sheets.vacation(view).ifPresent(lines::add);
        lines.add(sheets.legend());
        lines.addAll(guide.scoring());
        return lines;
    }

    @Override
    public List<String> help() {
        return guide.scoring();
    }

    @Override
    public List<Choice> choices(State state) {
        return choices.of(state);
    }

    @Override
    public Question question(State state, List<Integer> codes) {
        return new Question(
                texts.text("fq.ask.value"),
                codes.stream()
                        .map(code -> new Choice(choices.label(state, code), List.of(code)))
                        .toList());
    }

    @Override
    public String action(State state, int code) {
        return choices.label(state, code);
    }

    @Override
    public String luck(Event event) {
        return switch ((FqEvent) event) {
            case FqEvent.FirstSeatChosen _ -> texts.text("luck.first");
            case FqEvent.LineStartRolled _ -> texts.text("fq.luck.start");
            case FqEvent.VacationDealt _ -> texts.text("fq.luck.vacation");
            case FqEvent.MayorCardRevealed _ -> texts.text("fq.luck.mayor");
            case FqEvent.DieRolled _ -> texts.text("fq.luck.dice");
            case FqEvent.PoliceDieRolled _ -> texts.text("fq.luck.police");
            default -> texts.text("fq.luck.cards");
        };
    }

    @Override
    public Optional<String> line(Event event) {
        return log.line((FqEvent) event);
    }

    @Override
    public Refusal inWords(Refusal refusal) {
        return words.refusal(refusal);
    }

    @Override
    public boolean isWorthPoints(ScoreLine line) {
        return !line.rule().equals(RATING);
    }

    @Override
    public String score(ScoreLine line) {
        String rule = texts.textOr("score." + line.rule(), line.rule());
        String subject = line.subjects().isEmpty() ? "" : line.subjects().getFirst();
        return switch (line.rule()) {
            case "fq.score.activity" ->
                Activity.named(subject)
                        .map(activity -> words.activity(activity) + " × " + words.scoredStreet(activity))
                        .orElse(rule);
            case "fq.score.bonus-points" -> rule + " " + words.bonus(subject);
            case "fq.score.performers" -> texts.text("fq.score.performers." + subject);
            case "fq.score.courtyards" -> named(rule, words.buildings(line.subjects()));
            case "fq.tourism.goal" -> named(rule, words.vacationBuildings(subject));
            case RATING -> named(rule, texts.text("fq.grade." + subject));
            default -> rule;
        };
    }

    private String named(String rule, String what) {
        return texts.text("fq.score.named", rule, what);
    }
}
