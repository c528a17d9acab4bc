package dev.anden.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What isn't known of a table yet is forgotten by nothing that comes later.
class StalenessTest {
    @ParameterizedTest
    @CsvSource({
        "NOTHING, NOTHING, NOTHING",
        "NOTHING, LOG, LOG",
        "NOTHING, COMPANY, COMPANY",
        "LOG, LOG, LOG",
        "COMPANY, COMPANY, COMPANY",
        "LOG, COMPANY, EVERYTHING",
        "EVERYTHING, LOG, EVERYTHING",
        "EVERYTHING, COMPANY, EVERYTHING",
        "EVERYTHING, NOTHING, EVERYTHING"
    })
    void two_of_them_together_are_at_least_both(Staleness one, Staleness other, Staleness both) {
        assertThat(one.and(other)).isEqualTo(both);
        assertThat(other.and(one)).isEqualTo(both);
    }
}
