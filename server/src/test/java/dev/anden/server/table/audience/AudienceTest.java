package dev.anden.server.table.audience;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ServerMessage;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.testing.Ear;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AudienceTest {
    private static final PersonId ANA = new PersonId("ana");
    private static final PersonId BEA = new PersonId("bea");

    private final Audience audience = new Audience();
    private final Ear first = Ear.of(ANA);
    private final Ear second = Ear.of(ANA, Set.of(ANA, BEA));

    @Test
    void whoever_has_two_connections_is_gone_with_the_second() {
        assertThat(audience.add(first)).containsExactly(ANA);
        assertThat(audience.add(second)).containsExactly(BEA);

        assertThat(audience.remove(first)).isEmpty();
        assertThat(isPresent(ANA)).isTrue();
        assertThat(audience.remove(second)).containsExactlyInAnyOrder(ANA, BEA);
        assertThat(isPresent(ANA)).isFalse();
        assertThat(audience.remove(second)).isEmpty();
        assertThat(isPresent(BEA)).isFalse();
    }

    @Test
    void whoever_does_not_look_for_now_is_not_there_and_leaves_nobody_behind() {
        audience.add(first);
        assertThat(audience.look(first, false)).containsExactly(ANA);
        assertThat(audience.look(first, false)).isEmpty();
        assertThat(isPresent(ANA)).isFalse();
        assertThat(audience.look(first, true)).containsExactly(ANA);
        assertThat(isPresent(ANA)).isTrue();

        audience.look(first, false);
        assertThat(audience.remove(first)).isEmpty();
        assertThat(audience.add(second)).containsExactlyInAnyOrder(ANA, BEA);
    }

    @Test
    void whoever_is_there_by_another_server_is_there() {
        audience.elsewhere(Set.of(BEA));
        assertThat(isPresent(BEA)).isTrue();
        assertThat(audience.add(second)).containsExactly(ANA);
    }

    @Test
    void what_says_the_same_to_many_is_worked_out_once() {
        var third = Ear.of(BEA);
        List.of(first, second, third).forEach(audience::add);
        List<Observer> asked = new ArrayList<>();

        audience.tell(
                new SharedMessages(observer -> observer != first, observer -> {
                    asked.add(observer);
                    return new ServerMessage.Pong();
                }),
                observer -> true);

        assertThat(asked).containsExactly(first, second);
        assertThat(third.told()).hasSize(1);
        assertThat(third.told().getFirst()).isSameAs(second.told().getFirst());
        assertThat(first.told().getFirst()).isNotSameAs(second.told().getFirst());
    }

    @Test
    void whoever_could_not_be_told_something_is_to_come_back_for_it_and_the_others_are_told() {
        List.of(first, second).forEach(audience::add);

        audience.tell(
                observer -> {
                    if (observer == first) {
                        throw new IllegalStateException("broken");
                    }
                    return new ServerMessage.Pong();
                },
                observer -> true);

        assertThat(first.isMissing()).isTrue();
        assertThat(second.isMissing()).isFalse();
        assertThat(second.told()).hasSize(1);
    }

    private boolean isPresent(PersonId person) {
        return audience.isPresent(Optional.of(person));
    }
}
