package dev.anden.server.reminder;

import dev.anden.server.store.Receiver;
import dev.anden.server.store.Settings;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// What is in the link by which a mail address is told nothing more: the receiver's id and, behind a dot, a
/// signature that only this server can make. It is in every mail, and is worth nothing once the receiver has
/// gone.
final class MailLinks {
    private static final String SETTING = "mail-key";
    private static final String ALGORITHM = "HmacSHA256";
    private static final int KEY_BYTES = 32;

    private final SecretKeySpec key;

    private MailLinks(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    /// Those of a database; the first who asks makes its key.
    static MailLinks of(Settings settings, SecureRandom random) {
        return new MailLinks(HexFormat.of().parseHex(settings.valueOr(SETTING, () -> {
            var bytes = new byte[KEY_BYTES];
            random.nextBytes(bytes);
            return HexFormat.of().formatHex(bytes);
        })));
    }

    /// What is in a receiver's link.
    String token(Receiver mail) {
        return mail.id() + "." + signature(mail.id());
    }

    /// The id of the receiver that a link is about; empty if it isn't ours.
    Optional<String> receiver(String token) {
        int dot = token.indexOf('.');
        if (dot < 1) {
            return Optional.empty();
        }
        String id = token.substring(0, dot);
        boolean genuine = MessageDigest.isEqual(
                signature(id).getBytes(StandardCharsets.US_ASCII),
                token.substring(dot + 1).getBytes(StandardCharsets.UTF_8));
        return genuine ? Optional.of(id) : Optional.empty();
    }

    private String signature(String id) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(mac.doFinal(id.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("Every Java has " + ALGORITHM, impossible);
        }
    }
}
