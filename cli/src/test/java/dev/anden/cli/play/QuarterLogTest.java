package dev.anden.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.text.Texts;
import dev.anden.engine.GameCatalog;
import dev.anden.games.frenchquarter.FrenchQuarter;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.narration.FqEvent;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What the terminal says of what happens in French Quarter. That no event is forgotten, the compiler sees to.
class QuarterLogTest {
    private static final int YOU = 0;
    private static final int BOT = 1;

    private final FrenchQuarter game =
            (FrenchQuarter) GameCatalog.installed().find("french-quarter").orElseThrow();

    private String told(String language, FqEvent event) {
        return told(language, event, 2).orElseThrow();
    }

    private Optional<String> told(String language, FqEvent event, int players) {
        var names = Names.of(Texts.of(language), YOU, java.util.Collections.nCopies(players, "planner"));
        var words = new QuarterWords(game.boardData(), names.texts());
        return new QuarterLog(game.boardData(), words, names).line(event);
    }

    @Test
    void whoever_reads_is_spoken_to_and_the_others_are_spoken_of() {
        assertThat(told("en", new FqEvent.TouristStuck(YOU))).isEqualTo("you: don't move, get an umbrella instead");
        assertThat(told("en", new FqEvent.TouristStuck(BOT)))
                .isEqualTo("Planner 2: doesn't move, gets an umbrella instead");
        assertThat(told("es", new FqEvent.TouristStuck(YOU))).isEqualTo("tú: no te mueves y recibes un paraguas");
        assertThat(told("es", new FqEvent.TouristStuck(BOT)))
                .isEqualTo("Estratega 2: no se mueve y recibe un paraguas");
    }

    @Test
    void a_circle_is_crossed_out_and_jumped_over() {
        assertThat(told("es", new FqEvent.CircleCrossedOut(YOU, 6))).isEqualTo("tú: tachas el círculo 6 de cultura");
        assertThat(told("es", new FqEvent.CircleJumped(BOT, 6)))
                .isEqualTo("Estratega 2: se salta el círculo 6 de cultura, que está tachado");
        assertThat(told("en", new FqEvent.CircleJumped(YOU, 6)))
                .isEqualTo("you: jump over circle 6 of culture, which is crossed out");
        assertThat(told("en", new FqEvent.CircleGaveNothing(BOT, Activity.FOOD, 14)))
                .isEqualTo("Planner 2: the circle of food has nothing left to give");
    }

    @Test
    void the_police_station_is_told_from_the_arrest_to_the_forbidden_value() {
        assertThat(told("en", new FqEvent.TouristArrested(YOU, "police-station")))
                .isEqualTo("you: wake up at the Police Station");
        assertThat(told("es", new FqEvent.PoliceDieRolled(BOT, 4)))
                .isEqualTo(
                        "Estratega 2: en la comisaría se anota un 4; un dado con ese valor da un paraguas en lugar de la"
                                + " acción de mapear");
        assertThat(told("en", new FqEvent.MapForbidden(BOT, 4)))
                .isEqualTo("Planner 2: a 4 is noted at the Police Station, so no map action and an umbrella instead");
    }

    @Test
    void bonuses_are_told_when_they_are_unlocked_used_and_lost() {
        assertThat(told("es", new FqEvent.BonusUnlocked(YOU, Activity.CULTURE, "culture-a")))
                .isEqualTo("tú: desbloqueas la bonificación A de cultura"
                        + " (una vez, un movimiento llega 1 o 2 espacios más lejos)");
        assertThat(told("en", new FqEvent.BonusUsed(BOT, "shopping-c")))
                .isEqualTo("Planner 2: uses the bonus shopping C");
        assertThat(told("es", new FqEvent.BonusLost(BOT, "food-c")))
                .isEqualTo("Estratega 2: la bonificación C de comida no tiene efecto");
    }

    @Test
    void sights_are_told() {
        assertThat(told("es", new FqEvent.CourtyardMarked(YOU, "two-brothers-courtyard")))
                .isEqualTo("tú: marcas el patio Two Brothers Courtyard");
        assertThat(told("en", new FqEvent.RiverwalkMarked(BOT, 2)))
                .isEqualTo("Planner 2: marks visit 2 of 2 to the Riverwalk");
        assertThat(told("es", new FqEvent.PerformerMarked(BOT, Performer.MAGIC, 2, 7)))
                .isEqualTo("Estratega 2: ve a un artista (magia): fila inferior y recuadro 7 del medidor de artistas");
    }

    @Test
    void lines_are_told_by_their_streets() {
        assertThat(told("es", new FqEvent.LineBlocked("edge-north--conti")))
                .isEqualTo("La Segunda Línea no tiene por dónde seguir y se queda en el borde norte con Conti St");
        assertThat(told("es", new FqEvent.PersonalLineStarted(YOU, "royal--toulouse")))
                .isEqualTo("tú: empiezas una Segunda Línea personal en Royal St con Toulouse St");
        assertThat(told(
                        "en",
                        new FqEvent.PersonalLineAdvanced(
                                YOU, "royal--toulouse..royal--st-peter", "royal--toulouse", "royal--st-peter")))
                .isEqualTo("you: your personal Second Line goes along Royal St to Royal St and St Peter St");
        assertThat(told("es", new FqEvent.SecondLineScored(BOT, List.of("riverwalk"), 3, 4)))
                .isEqualTo("Estratega 2: marca 1 recuadro de la Segunda Línea");
        assertThat(told("es", new FqEvent.SecondLineScored(BOT, List.of(), 3, 3)))
                .isEqualTo("Estratega 2: no marca nada por la Segunda Línea");
        assertThat(told("en", new FqEvent.SecondLineScored(YOU, List.of(), 3, 3)))
                .isEqualTo("you: mark nothing for the Second Line");
    }

    @Test
    void the_mayor_is_told() {
        assertThat(told("es", new FqEvent.MayorTookDie(Transport.RIVERBOAT, 5)))
                .isEqualTo("El alcalde toma el 5 de Embarcación");
        assertThat(told("es", new FqEvent.MayorCardRevealed("mayor-10", Optional.of("st-ann"))))
                .isEqualTo("El alcalde ha cortado St Ann St");
        assertThat(told("en", new FqEvent.MayorCardRevealed("mayor-12", Optional.empty())))
                .isEqualTo("The mayor has closed no street");
    }

    @Test
    void a_round_names_who_begins_unless_nobody_else_plays() {
        assertThat(told("es", new FqEvent.RoundStarted(3, YOU), 2)).contains("Ronda 3 de 8; empiezas tú");
        assertThat(told("es", new FqEvent.RoundStarted(3, BOT), 2)).contains("Ronda 3 de 8; empieza Estratega 2");
        assertThat(told("es", new FqEvent.RoundStarted(3, YOU), 1)).contains("Ronda 3 de 8");
    }

    @Test
    void a_vacation_card_is_told_to_its_owner_alone() {
        assertThat(told("en", new FqEvent.VacationDealt(BOT, Optional.empty())))
                .isEqualTo("Planner 2: gets a vacation card");
        assertThat(told("en", new FqEvent.VacationDealt(YOU, Optional.of("alley-cats"))))
                .isEqualTo("Your vacation: 8 points for mapping Alley Bookshop, Candle Chapel, Po’Boy Counter,"
                        + " Old Brass Hall, all with the same number.");
    }
}
