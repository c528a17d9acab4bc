package dev.anden.server.reminder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.PushedBrowser;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is encrypted for browsers, and what isn't a browser's key.
class PushEncryptionTest {
    /// The example of RFC 8291, section 5.
    private static final String TEXT = "When I grow up, I want to be a watermelon";

    private static final String BROWSER =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    private static final String BROWSERS_SECRET = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
    private static final String AUTH = "BTBZMqHH6r4Tts7J_aSIgg";
    private static final String SALT = "DGv6ra1nlYgDCS1FRnbzlw";
    private static final String SENDER =
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
    private static final String SENDERS_SECRET = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
    private static final String BODY = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
            + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
            + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

    private final PushedBrowser browser = new PushedBrowser(BROWSER, BROWSERS_SECRET, AUTH);

    @Test
    void the_example_of_the_standard_comes_out_as_it_is_printed_and_the_browser_reads_it()
            throws GeneralSecurityException {
        var sender = new KeyPair(PushEncryption.key(decoded(SENDER)), PushedBrowser.privateKey(SENDERS_SECRET));

        byte[] body = PushEncryption.encrypt(
                TEXT.getBytes(StandardCharsets.US_ASCII), decoded(BROWSER), decoded(AUTH), decoded(SALT), sender);

        assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(body)).isEqualTo(BODY);
        assertThat(browser.read(decoded(BODY))).isEqualTo(TEXT);
    }

    @Test
    void no_two_messages_are_encrypted_alike() throws GeneralSecurityException {
        var random = new SecureRandom();
        byte[] text = "¡Te toca!".getBytes(StandardCharsets.UTF_8);

        byte[] one = PushEncryption.encrypt(text, decoded(BROWSER), decoded(AUTH), random);
        byte[] two = PushEncryption.encrypt(text, decoded(BROWSER), decoded(AUTH), random);

        assertThat(one).isNotEqualTo(two);
        assertThat(browser.read(one)).isEqualTo(browser.read(two)).isEqualTo("¡Te toca!");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "not Base64 at all!",
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx",
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw8"
            })
    void what_is_no_point_of_the_curve_is_no_key(String point) {
        assertThat(BrowserKeys.of(point, AUTH)).isEmpty();
        assertThat(BrowserKeys.of(BROWSER, AUTH)).isPresent();
        assertThat(BrowserKeys.of(BROWSER, "c2hvcnQ")).isEmpty();
    }

    private static byte[] decoded(String text) {
        return Base64.getUrlDecoder().decode(text);
    }
}
