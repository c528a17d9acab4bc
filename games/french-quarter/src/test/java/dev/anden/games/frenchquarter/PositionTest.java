package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.NotationException;
import dev.anden.engine.Phrase;
import dev.anden.engine.State;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

class PositionTest {
    private static final String TEXT =
            Scene.of(2).values(0, "riverwalk=3").play().state.position();

    @Test
    void a_position_is_read_as_it_was_written() {
        assertThat(Variant.PLAIN.parseState(TEXT).position()).isEqualTo(TEXT);
    }

    @Test
    void everything_that_is_wrong_with_the_words_is_told_at_once() {
        refused(
                TEXT.replace("round 3", "round 9")
                        .replace("riverwalk=3", "riverboat=3")
                        .replace("walk-8", "walk-9"),
                "ply 100 round 9",
                "There is no building \"riverboat\"",
                "There is no action card \"walk-9\"");
    }

    @Test
    void a_position_that_breaks_a_rule_is_refused() {
        refused(
                TEXT.replace("riverwalk=3", "riverwalk=3 levee-antiques=5"),
                "a value at riverwalk that is too far from those next to it");
        refused(TEXT.replace("riverwalk=3", "riverwalk=W"), "used a bonus more often than it can be");
        refused(TEXT.replace("food=0/0/0", "food=1/1/0"), "has more on the track food than its boxes give");
        refused(TEXT.replace("walk=1 ", "walk=1 walk=2 "), "The deck walk has too many dice");
        refused(
                TEXT.replace("line dauphine--conti dauphine--conti", "line dauphine--conti dauphine--toulouse"),
                "isn't one trail");
        refused(TEXT.replace("crossed=0", "crossed=6"), "can't have a circle crossed out yet");
        String party = TEXT.replaceFirst("party=0/0/0", "party=4/1/1");
        refused(party.replaceFirst("crossed=0", "crossed=7"), "box 7 of culture crossed out, which isn't a circle");
        refused(party.replaceFirst("crossed=0", "crossed=99"), "box 99 of culture crossed out, which isn't a circle");
        refused(
                party.replaceFirst("crossed=0", "crossed=6").replaceFirst("culture=0/0/0", "culture=6/1/0"),
                "the crossed-out circle 6 of culture last, which is jumped over");
        refused(
                party.replaceFirst("crossed=0", "crossed=6").replaceFirst("culture=0/0/0", "culture=7/1/1"),
                "has more on the track culture than its boxes give");
        refused(TEXT.replace("socializer -1", "socializer 3"), "\"first\" and \"socializer\" must be seats");
    }

    @Test
    void a_position_in_which_nothing_is_to_be_chosen_is_refused() {
        refused(TEXT.replace(" draft:0:0", ""), "The next thing due must be a choice or chance");
        refused(TEXT.replace("draft:0:0", "move:0:1"), "Seat 0 has no die, but \"move:0:1\" is due");
        refused(TEXT.replace("draft:0:0", "draft:3:0"), "\"draft:3:0\" can't be due");
        refused(TEXT.replaceAll("dice .*", "dice"), "The next thing due must be a choice among several, or chance");
    }

    @Test
    void what_a_sheet_does_not_bring_about_cannot_be_due() {
        refused(due("personal-line:0:0"), "\"personal-line:0:0\" can't be due");
        refused(due("police-die:0:0"), "\"police-die:0:0\" can't be due");
        refused(due("circle:0:0"), "\"circle:0:0\" can't be due");

        String circle = due("circle:0:0").replaceFirst("at=(\\S+) die=\\d", "at=$1 die=1");
        assertThat(Variant.PLAIN
                        .parseState(circle.replaceFirst("food=0/0/0", "food=2/0/0"))
                        .actor())
                .isZero();
        refused(circle.replaceFirst("food=0/0/0", "food=3/0/0"), "\"circle:0:0\" can't be due");
        refused(circle.replaceFirst("food=0/0/0", "food=2/1/0"), "\"circle:0:0\" can't be due");
        refused(
                circle.replaceFirst("food=0/0/0", "food=2/0/0").replace("circle:0:0", "circle:0:0 circle:0:0"),
                "\"circle:0:0\" can't be due");

        String party = due("police-die:0:0").replaceFirst("party=0/0/0", "party=7/3/0");
        assertThat(Variant.PLAIN.parseState(party).actor()).isEqualTo(State.CHANCE);
        refused(party.replaceFirst("police=0", "police=4"), "\"police-die:0:0\" can't be due");
    }

    /// A position in which something is due at the end of a round.
    private static String due(String frame) {
        return TEXT.replaceAll("next .*", "next end-round:0:0 " + frame);
    }

    @Test
    void a_position_in_which_chance_would_have_nothing_to_bring_later_is_refused() {
        String reveals = TEXT.replaceAll("next .*", "next end-round:0:0 line-phase:0:0 turn:0:0 roll:0:0 reveal:0:0")
                .replaceAll("dice .*", "dice");
        refused(reveals, "Deck walk: in round 3, 3 cards should have been revealed or be due, not 4");
        refused(
                reveals.replace("reveal:0:0", "reveal:0:0 reveal:0:0"),
                "Deck walk: in round 3, 3 cards should have been revealed or be due, not 5");
        refused(
                reveals.replace(" reveal:0:0", "").replaceAll("dice.*", "dice walk=1"),
                "When \"roll:0:0\" is due, 0 dice of the deck walk are rolled");
        refused(TEXT.replace("turn:0:1", "turn:0:5"), "A round has 4 turns");
        refused(TEXT.replace("turn:0:1", "turn:0:1 turn:0:1"), "can't be due in this order");
        refused(TEXT.replace("end-round:0:0", "end-round:0:0 end-round:0:0"), "can't be due in this order");
        refused(due("line:0:0 personal-start:0:0"), "can't be due in this order");
        refused(TEXT.replace("draft:0:0", "draft:0:0 line:0:0"), "can't be due in this order");
        refused(TEXT.replaceAll("next .*", "next round:0:0 line-start:0:0"), "Round 0 is the set-up");
        refused(
                TEXT.replace("mayor=off", "mayor=on").replaceAll("mayor-hidden .*", "mayor-hidden mayor-1"),
                "The mayor needs a card for each round to come: 5, not 1",
                "No mayor's card is face up");
    }

    @Test
    void a_position_before_the_first_round_in_which_something_is_left_out_or_there_already_is_refused() {
        String text = Scene.start(2).state.position();
        assertThat(Variant.PLAIN.parseState(text).position()).isEqualTo(text);

        refused(text.replace(" choose-first:0:0", ""), "The first seat isn't known, and isn't still to be chosen");
        refused(
                text.replace(" line-start:0:0 choose-first:0:0", ""),
                "The Second Line has no start, and isn't still to get one");
        refused(text.replaceFirst("(?m)^dice$", "dice walk=1"), "No die is rolled before the first round");
        refused(due("turn:0:0 roll:0:99").replace("end-round:0:0 ", "end-round:0:0 line-phase:0:0 "), "can't be due");
    }

    @Test
    void a_fact_in_another_form_is_told_with_the_right_one() {
        refused(TEXT.replace("draft:0:0", "draft"), "Something due is written KIND:SEAT:NUMBER, not \"draft\"");
        refused(TEXT.replace("draft:0:0", "nap:0:0"), "Something due is written KIND:SEAT:NUMBER, not \"nap:0:0\"");
        refused(due("draft:0:0 ".repeat(64).strip()), "At most 64 things can be due, not 65");
        refused(
                TEXT.replaceFirst("food=0/0/0", "food=0"),
                "A track is written ACTIVITY=BOXES/BONUSES/MULTIPLIERS, not \"food=0\"");
        refused(
                TEXT.replaceAll("(?m)^line .*", "line dauphine--conti"),
                "A line is written as its start, where it is, and its stretches, not \"line dauphine--conti\"");
    }

    @Test
    void all_that_is_impossible_is_told_at_once_and_a_number_out_of_range_with_its_range() {
        refused(
                TEXT.replaceAll("umbrellas=\\d+", "umbrellas=99").replaceAll("second-line=\\d+", "second-line=99"),
                "Seat 0 has too many umbrellas",
                "Seat 0 has too many boxes of the Second Line",
                "Seat 1 has too many umbrellas",
                "Seat 1 has too many boxes of the Second Line");
        refused(
                TEXT.replaceFirst("umbrellas=\\d+", "umbrellas=-4"),
                "umbrellas=0..99 second-line=0..99 riverwalk=0..2");
        refused(TEXT.replace("round 3", "round 9"), "ply 0..999999 round 0..8");
    }

    /// What is in English alone is a sentence of the kind `plain`.
    @Test
    void whatever_is_wrong_is_told_in_phrases_that_each_language_has() {
        List<String> wrong = List.of(
                TEXT.replace("round 3", "round 7"),
                TEXT.replace("draft:0:0", "draft"),
                TEXT.replaceFirst("food=0/0/0", "food=0"),
                TEXT.replaceAll("(?m)^line .*", "line dauphine--conti"),
                TEXT.replace("riverwalk=3", "riverwalk=W"),
                due("draft:0:0 ".repeat(64).strip()));

        assertThat(wrong)
                .allSatisfy(text -> assertThatThrownBy(() -> Variant.PLAIN.parseState(text))
                        .asInstanceOf(InstanceOfAssertFactories.type(NotationException.class))
                        .extracting(NotationException::reasons, InstanceOfAssertFactories.list(Phrase.class))
                        .isNotEmpty()
                        .noneMatch(PositionTest::isPlain));
    }

    private static boolean isPlain(Phrase phrase) {
        return phrase.kind().topic().equals("plain")
                || phrase.facts().values().stream().anyMatch(fact -> fact instanceof Phrase part && isPlain(part));
    }

    @Test
    void missing_and_strange_lines_are_told() {
        refused(TEXT.replaceAll("top\n", ""), "The line \"top\" of seat 0 is missing");
        refused(TEXT + "weather=fine\n", "A position has no line \"weather=fine\" here");
        refused("chess", "begins with the line \"french-quarter 2\"");
        refused(" ", "begins with the line \"french-quarter 2\"");
    }

    @Test
    void a_text_that_is_no_choice_says_what_one_reads_like() {
        FqState state = Scene.of(2).play().state;

        assertThatThrownBy(() -> state.parse("dance")).hasMessageContaining("take walk 4");
        assertThatThrownBy(() -> state.parse("take bus 4")).hasMessageContaining("walk, carriage, taxi");
        assertThatThrownBy(() -> state.parse("take walk 7")).hasMessageContaining("1 to 6");
        assertThatThrownBy(() -> state.parse("move nowhere")).hasMessageContaining("no building");
        assertThatThrownBy(() -> state.parse("start bourbon--conti")).hasMessageContaining("can't start");
    }

    private static void refused(String text, String... reasons) {
        assertThatThrownBy(() -> Variant.PLAIN.parseState(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContainingAll(reasons);
    }
}
