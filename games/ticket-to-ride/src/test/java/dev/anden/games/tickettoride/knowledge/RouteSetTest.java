package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RouteSetTest {
    @Test
    void all_routes_of_both_words_are_walked_in_order() {
        var set = new RouteSet();
        List<Integer> routes = List.of(0, 1, 5, 62, 63, 64, 65, 99, 127);
        routes.forEach(set::add);
        var walked = new ArrayList<Integer>();

        for (int route = set.next(0); route >= 0; route = set.next(route + 1)) {
            walked.add(route);
        }

        assertThat(walked).isEqualTo(routes);
        assertThat(set.size()).isEqualTo(routes.size());
        assertThat(set.contains(64)).isTrue();
        assertThat(set.contains(66)).isFalse();
    }

    @Test
    void an_empty_set_has_no_next() {
        var set = new RouteSet();
        set.add(127);
        set.clear();

        assertThat(set.isEmpty()).isTrue();
        assertThat(set.next(0)).isEqualTo(-1);
        assertThat(set.next(100)).isEqualTo(-1);
    }
}
