package dev.anden.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.protocol.ServerMessage;
import dev.anden.server.people.Known;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.web.AddressGroup;
import dev.anden.server.web.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.springframework.web.socket.WebSocketSession;
import tools.jackson.databind.json.JsonMapper;

class ConnectionsTest {
    private static final Optional<PersonId> NOBODY = Optional.empty();

    private final Connections connections = new Connections(notice -> {});
    private final List<WebSocketSession> open = new ArrayList<>();

    @Test
    void an_address_has_room_for_200_and_for_one_more_when_one_is_closed() {
        open(200, NOBODY, "203.0.113.1");

        assertThatThrownBy(() -> connections.requireRoom(NOBODY, "203.0.113.1")).isInstanceOf(RequestRefused.class);
        assertThat(opens(NOBODY, "203.0.113.1")).isFalse();
        connections.requireRoom(NOBODY, "203.0.113.2");
        connections.remove(open.removeLast());
        assertThatThrownBy(() -> connections.requireRoom(NOBODY, "203.0.113.1")).isInstanceOf(RequestRefused.class);
        connections.remove(open.removeLast());
        connections.requireRoom(NOBODY, "203.0.113.1");
    }

    @Test
    void a_person_has_room_for_40_from_wherever_they_come() {
        var person = Optional.of(new PersonId("ana"));
        open(39, person, "203.0.113.1");
        open(1, person, "203.0.113.2");

        assertThatThrownBy(() -> connections.requireRoom(person, "203.0.113.3")).isInstanceOf(RequestRefused.class);
        connections.requireRoom(Optional.of(new PersonId("bea")), "203.0.113.1");
        open.forEach(connections::remove);
        connections.requireRoom(person, "203.0.113.3");
        assertThat(connections.size()).isZero();
    }

    @Test
    void a_network_of_the_sixth_version_has_room_for_as_many_as_four_addresses() {
        for (int home = 0; home < 8; home++) {
            open(100, NOBODY, AddressGroup.of("2001:db8:1:%d::1".formatted(home)));
        }

        assertThatThrownBy(() -> connections.requireRoom(NOBODY, AddressGroup.of("2001:db8:1:8::1")))
                .isInstanceOf(RequestRefused.class);
        connections.requireRoom(NOBODY, AddressGroup.of("2001:db8:2:0::1"));
    }

    private void open(int number, Optional<PersonId> person, String address) {
        for (int done = 0; done < number; done++) {
            assertThat(opens(person, address)).isTrue();
        }
    }

    private boolean opens(Optional<PersonId> person, String address) {
        HeldSession session = HeldSession.reading("session " + open.size());
        open.add(session);
        var visit = new Handshake.Visit(
                "table", 0, person.map(Known::guest), Optional.empty(), Set.of(), Optional.empty(), address, false);
        var connection = new LiveConnection(
                session,
                visit,
                JsonMapper.builder().build().writerFor(ServerMessage.class),
                Runnable::run,
                Backlog.within(Long.MAX_VALUE));
        return connections.add(
                session,
                new Connections.Entry(
                        connection, new Assembly(Limits.NONE.messages(), System::nanoTime), address, false));
    }
}
