package dev.anden.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DownloadsTest {
    private final Downloads downloads = new Downloads();
    private final List<String> sent = new ArrayList<>();

    @Test
    void everybody_is_sent_their_data_once_at_a_time_and_keeps_nobody_else_from_theirs() throws IOException {
        downloads.send(new PersonId("ana"), () -> {
            assertThatThrownBy(() -> downloads.send(new PersonId("ana"), () -> sent.add("too much")))
                    .isInstanceOf(RequestRefused.class);
            downloads.send(new PersonId("bea"), () -> sent.add("bea"));
        });
        downloads.send(new PersonId("ana"), () -> sent.add("ana"));

        assertThat(sent).containsExactly("bea", "ana");
    }

    @Test
    void whose_download_broke_may_begin_again() throws IOException {
        var gone = new IOException("gone");
        assertThatThrownBy(() -> downloads.send(new PersonId("ana"), () -> {
                    throw gone;
                }))
                .isSameAs(gone);

        downloads.send(new PersonId("ana"), () -> sent.add("ana"));

        assertThat(sent).containsExactly("ana");
    }
}
