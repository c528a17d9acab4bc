package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BuildTimeBeansTest {
    /// Without it a server starts as well, only slower, and nobody would notice.
    @Test
    void the_build_has_written_what_a_server_is_put_together_from() {
        assertThat(BuildTimeBeans.areThere()).isTrue();
    }
}
