package dev.anden.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.protocol.json.WireJson;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

class WireJsonTest {
    private final JsonMapper json = WireJson.mapper();

    @Test
    void a_member_of_a_family_says_first_which_one_it_is() {
        assertThat(json.writeValueAsString(new ServerMessage.Accepted("c1", 12)))
                .isEqualTo("{\"type\":\"accepted\",\"command\":\"c1\",\"version\":12}");
        assertThat(json.writeValueAsString(new ServerMessage.Pong())).isEqualTo("{\"type\":\"pong\"}");
    }

    @Test
    void actions_and_events_of_a_game_say_so_too() {
        var offer = new Offer("deck", List.of(new Offer.Choice("draw deck", new Draw(Hue.DARK_RED), List.of())));
        var logged = new ServerMessage.LoggedEvent(3, 5, new Drawn(Optional.empty(), Map.of(Hue.DARK_RED, 2)));

        assertThat(json.writeValueAsString(offer))
                .isEqualTo("{\"target\":\"deck\",\"choices\":[{\"text\":\"draw deck\","
                        + "\"action\":{\"type\":\"draw\",\"card\":\"dark-red\"},\"preview\":[]}]}");
        assertThat(json.writeValueAsString(logged))
                .isEqualTo("{\"ply\":3,\"at\":5,\"event\":{\"type\":\"drawn\",\"card\":null,"
                        + "\"counts\":{\"dark-red\":2}}}");
    }

    @Test
    void a_command_is_read_as_it_is_written() {
        ClientMessage act = new ClientMessage.Act("c1", 4, "draw deck");

        assertThat(json.readValue(json.writeValueAsString(act), ClientMessage.class))
                .isEqualTo(act);
        assertThat(json.readValue("{\"type\":\"ping\"}", ClientMessage.class)).isEqualTo(new ClientMessage.Ping());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"type":"act","command":"c","version":1,"action":"a","extra":1} | extra
            {"type":"act","command":"c","version":1}                        | action
            {"type":"act","command":"c","version":"1","action":"a"}         | version
            {"type":"act","command":"c","version":1.5,"action":"a"}         | version
            {"type":"act","command":null,"version":1,"action":"a"}          | command
            {"type":"act","command":"c","command":"d","version":1}          | command
            {"type":"dance"}                                                | dance
            {"command":"c"}                                                 | type
            {"type":"ping"} {}                                              | token
            {"type":"act","command":1,"version":3,"action":"pass"} | command
            {"type":"act","command":"c","version":3,"action":1.5} | action
            {"type":"act","command":"c","version":3,"action":true} | action
            """)
    void what_does_not_fit_is_refused_by_name(String text, String named) {
        assertThatThrownBy(() -> json.readValue(text, ClientMessage.class))
                .isInstanceOf(JacksonException.class)
                .hasMessageContaining(named);
    }

    @Test
    void what_is_optional_may_be_left_out_and_nothing_else() {
        String wish = """
                {"game":"ttr-usa","seats":[]%s}
                """;

        assertThat(json.readValue(wish.formatted(""), CreateTable.class).listed())
                .isEmpty();
        assertThat(json.readValue(wish.formatted(",\"listed\":null"), CreateTable.class)
                        .listed())
                .isEmpty();
        assertThat(json.readValue(wish.formatted(",\"listed\":false"), CreateTable.class)
                        .listed())
                .contains(false);
        assertThatThrownBy(() -> json.readValue(wish.formatted("").replace(",\"seats\":[]", ""), CreateTable.class))
                .isInstanceOf(JacksonException.class)
                .hasMessageContaining("seats");
    }

    private enum Hue {
        DARK_RED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private record Draw(Hue card) implements Action {
        @Override
        public String target() {
            return "deck";
        }
    }

    private record Drawn(Optional<Hue> card, Map<Hue, Integer> counts) implements Event {}
}
