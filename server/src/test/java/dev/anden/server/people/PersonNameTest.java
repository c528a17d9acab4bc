package dev.anden.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.protocol.json.WireJson;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class PersonNameTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ana",
                "Ñandú 李",
                "O’Neill",
                "Đặng Văn",
                "José-María",
                "نور",
                "ก้อง",
                "Zoë 2",
                "👩‍🚀",
                "👨🏽‍🚀",
                "🏳️‍🌈",
                "1️⃣ Ana",
                "Andrés",
                "Bothilde",
                "Ilse",
                "Lili",
                "Ana Martín",
                "La Ana",
                "Ana Local",
                "Tomás el viajero",
                "Talbot",
                "Robot Ana",
                "Сергей",
                "Νίκος",
                "Anders Observer",
                "Anden-Lise",
                "Andén Sur",
                "<b>Ana</b>",
                "' or 1=1 --"
            })
    void whoever_can_be_seen_may_be_called_so(String name) {
        assertThat(PersonName.checked(name)).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\u00a0", "\u3000 \u2003", "123456789012345678901234x"})
    void a_name_has_1_to_24_characters(String name) {
        assertRefused(name, ProblemCode.BAD_NAME);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "An\u200da",
                "\u200d",
                "A\u200c",
                "1\u200d2",
                "👩\u200d",
                "A\ufe0fna",
                "1\ufe0f",
                "\u3164",
                "\u115f",
                "\u1160",
                "\uffa0",
                "\u2800",
                "\u17b4",
                "\u200b",
                "\u00ad",
                "\u2060",
                "\u202eanA",
                "\u2066Ana",
                "\u061cAna",
                "A\u0000",
                "A\tb",
                "A\u2028b",
                "\ue000",
                "\ud800",
                "A\udb40\udc41",
                "An\u034fa",
                "An\u180ba",
                "An\u180ca",
                "An\u180da",
                "An\u180fa",
                "Ana\ud834\udd59",
                "Ana \ufffc",
                "\ud80d\udc41",
                "Ana\ud81b\udfe4",
                "An\ufeffa",
                "A\u2065na",
                "👩\udb40\udd00",
                "👩\ufe00",
                "👩\ufe0f\ufe0f"
            })
    void nothing_in_a_name_is_hidden_or_turns_the_line_around(String name) {
        assertRefused(name, ProblemCode.HIDDEN_IN_NAME);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Z\u0335\u0336\u0337",
                "A\u0301\u0301\u0301na",
                "\u0301",
                "o\u20dd\u20dd\u20dd",
                "Ana \u0335b",
                "Ana \u20dd"
            })
    void marks_are_not_stacked_and_stand_on_something(String name) {
        assertRefused(name, ProblemCode.MARKS_IN_NAME);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Andén",
                "Free seat",
                "Anónimo",
                "Admin",
                "Tú",
                "ANDEN",
                "anden 7",
                "Andén 123",
                "Åñdèn",
                "Аndеn",
                "And3n",
                "４nden",
                "𝐀𝐧𝐝𝐞𝐧",
                "A.n.d.é.n",
                "Planner",
                "planner 2",
                "Р1аnnег",
                "Estratega",
                "Random",
                "greedy",
                "Bot",
                "b0t!",
                "Wanderer",
                "pIanner",
                "p|anner",
                "Coilector",
                "loca1",
                "vvanderer",
                "Randorn",
                "touri\u0455t",
                "via\u0458ero",
                "\u03bdiajero",
                "s\u0435rver",
                "SEARC\u041d",
                "Greed\u03a5",
                "Tour!$t",
                "8ot",
                "Andén bot",
                "AndénBot",
                "Bot 3",
                "Ana (bot)",
                "el_servidor",
                "El turista",
                "Planner (hard)",
                "Guía (fácil) 2",
                "Expert planner",
                "\u0412ot Andén",
                "A\ua4e0den",
                "A\u217e\u217fin",
                "\u24b6nden",
                "\u13aand\u13acn",
                "\u2c80nden"
            })
    void what_a_bot_or_the_program_is_called_is_taken_however_it_is_written(String name) {
        assertRefused(name, ProblemCode.NAME_IS_OURS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "es"})
    void every_level_of_a_bot_is_a_name_that_is_taken(String language) {
        JsonNode texts = WireJson.mapper()
                .readTree(
                        Path.of("..", "web", "src", "texts", language + ".json").toFile());
        List<String> levels = texts.properties().stream()
                .filter(entry -> entry.getKey().matches("level\\.[a-z]+")
                        && !entry.getKey().equals("level.hardness"))
                .flatMap(entry -> Stream.of(
                        entry.getKey().substring("level.".length()),
                        entry.getValue().asString()))
                .toList();

        assertThat(levels).hasSizeGreaterThan(5).allSatisfy(name -> assertRefused(name, ProblemCode.NAME_IS_OURS));
    }

    private static void assertRefused(String name, ProblemCode code) {
        assertThatThrownBy(() -> PersonName.checked(name))
                .isInstanceOfSatisfying(
                        RequestRefused.class,
                        refused -> assertThat(refused.code()).isEqualTo(code));
    }
}
