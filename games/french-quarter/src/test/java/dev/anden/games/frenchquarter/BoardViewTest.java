package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Direction;
import dev.anden.games.frenchquarter.view.FqBoardView;
import dev.anden.games.frenchquarter.view.FqBoardView.CrossingView;
import dev.anden.games.frenchquarter.view.FqBoardView.WayView;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class BoardViewTest {
    private final FqBoardView view = Variant.PLAIN.board();

    @Test
    void a_crossing_says_where_one_can_go_from_it() {
        CrossingView corner = view.crossings().getFirst();
        assertThat(corner.id()).isEqualTo("edge-north--edge-west");
        assertThat(corner.ways())
                .containsOnlyKeys(Direction.SOUTH, Direction.EAST)
                .containsEntry(
                        Direction.EAST, new WayView("edge-north--edge-west..edge-north--conti", "edge-north--conti"));
        assertThat(view.stretches()).extracting(FqBoardView.StretchView::id).doesNotHaveDuplicates();
    }

    @Test
    void each_track_is_scored_on_its_street_and_lists_its_bonuses() {
        assertThat(view.streets())
                .filteredOn(street -> street.activity().isPresent())
                .extracting(FqBoardView.StreetView::id)
                .containsExactlyInAnyOrder("decatur", "st-peter", "conti", "st-ann", "bourbon");
        assertThat(bonuses(Activity.PARTY))
                .extracting(FqBoardView.BonusView::id)
                .containsExactly("party-a", "party-b", "party-c", "party-d");
        assertThat(bonuses(Activity.SHOPPING))
                .extracting(FqBoardView.BonusView::uses)
                .containsExactly(1, 0, 2);
    }

    private List<FqBoardView.BonusView> bonuses(Activity activity) {
        return Objects.requireNonNull(view.activities().get(activity)).bonuses();
    }
}
