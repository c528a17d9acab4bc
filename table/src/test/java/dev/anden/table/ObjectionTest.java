package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Refusal;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ObjectionTest {
    @Test
    void a_rule_is_named_with_what_it_asks_for_if_it_asks_for_anything() {
        assertThat(Objection.of(Refusal.of("ttr.setup.opening-tickets")).sentence())
                .isEqualTo("The rule ttr.setup.opening-tickets forbids it.");
        assertThat(Objection.of(new Refusal("ttr.claim.count", Map.of("needed", "4", "have", "2")))
                        .sentence())
                .isEqualTo("The rule ttr.claim.count forbids it: {have=2, needed=4}.");
    }
}
