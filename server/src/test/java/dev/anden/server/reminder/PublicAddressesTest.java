package dev.anden.server.reminder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.web.AddressList;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicAddressesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "10.1.2.3",
                "172.31.0.9",
                "192.168.1.20",
                "169.254.169.254",
                "100.64.0.1",
                "0.0.0.0",
                "224.0.0.1",
                "255.255.255.255",
                "::1",
                "::",
                "::ffff:127.0.0.1",
                "64:ff9b::7f00:1",
                "fe80::1",
                "fd00::1",
                "ff02::1",
                "2002:7f00:1::1",
                "2001:db8::1"
            })
    void nothing_is_sent_to_an_address_that_is_not_public(String literal) throws IOException {
        assertThat(PublicAddresses.isPublic(InetAddress.ofLiteral(literal))).isFalse();
        String host = literal.contains(":") ? "[" + literal + "]" : literal;
        assertThatThrownBy(() -> new PublicAddresses(AddressList.NONE).machine(URI.create("https://" + host + "/push")))
                .isInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"93.184.215.14", "2606:4700:4700::1111"})
    void public_addresses_are_sent_to_with_https_alone(String literal) throws IOException {
        String host = literal.contains(":") ? "[" + literal + "]" : literal;
        var addresses = new PublicAddresses(AddressList.NONE);

        assertThat(addresses.machine(URI.create("https://" + host + "/push")))
                .isEqualTo(InetAddress.ofLiteral(literal));
        assertThatThrownBy(() -> addresses.machine(URI.create("http://" + host + "/push")))
                .hasMessageContaining("https");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ftp://example.org/", "https:///nobody", "https://ana:secret@93.184.215.14/", "mailto:a@b.org"})
    void what_is_no_address_of_the_web_is_not_sent_to(String address) {
        assertThatThrownBy(() -> new PublicAddresses(AddressList.NONE).machine(URI.create(address)))
                .isInstanceOf(IOException.class);
    }

    @Test
    void names_that_take_long_when_they_are_given_hold_up_nothing_that_is_sent() throws Exception {
        var asked = new CountDownLatch(PublicAddresses.MOST_EXAMINED);
        var answer = new CountDownLatch(1);
        var addresses = new PublicAddresses(AddressList.NONE, host -> {
            if (host.startsWith("slow")) {
                asked.countDown();
                awaitQuietly(answer);
            }
            return new InetAddress[] {InetAddress.ofLiteral("93.184.215.14")};
        });
        for (int number = 0; number < PublicAddresses.MOST_EXAMINED; number++) {
            URI slow = URI.create("https://slow-%d.example.org/push".formatted(number));
            Thread.startVirtualThread(() -> {
                try {
                    addresses.examine(slow);
                } catch (IOException late) {
                    // That is no matter here.
                }
            });
        }
        asked.await();

        assertThatThrownBy(() -> addresses.examine(URI.create("https://quick.example.org/push")))
                .isInstanceOf(RejectedExecutionException.class);
        assertThat(addresses.machine(URI.create("https://quick.example.org/push")))
                .isEqualTo(InetAddress.ofLiteral("93.184.215.14"));
        answer.countDown();
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void the_operator_may_let_a_network_of_their_own_be_reached() throws IOException {
        var addresses = new PublicAddresses(AddressList.of(List.of("10.0.0.0/8")));

        assertThat(addresses.machine(URI.create("http://10.1.2.3:8080/hook")))
                .isEqualTo(InetAddress.ofLiteral("10.1.2.3"));
        assertThatThrownBy(() -> addresses.machine(URI.create("http://192.168.1.1/hook")))
                .isInstanceOf(IOException.class);
    }
}
