package dev.anden.server.testing;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// The other end of push messages: a browser's keys, and how it reads what comes (RFC 8291), written from the
/// standard and not from the program.
public final class PushedBrowser {
    private static final int POINT = 65;
    private static final int HEAD = 16 + 4 + 1;

    private final byte[] point;
    private final PrivateKey key;
    private final byte[] auth;

    /// New keys.
    public PushedBrowser() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            KeyPair pair = generator.generateKeyPair();
            point = point((ECPublicKey) pair.getPublic());
            key = pair.getPrivate();
            auth = new byte[16];
            new SecureRandom().nextBytes(auth);
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// Given keys, in Base64 for addresses.
    public PushedBrowser(String publicKey, String privateKey, String auth) {
        this.point = Base64.getUrlDecoder().decode(publicKey);
        this.key = privateKey(privateKey);
        this.auth = Base64.getUrlDecoder().decode(auth);
    }

    public String publicKey() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(point);
    }

    public String auth() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(auth);
    }

    /// The text of a message.
    public String read(byte[] body) {
        try {
            byte[] salt = Arrays.copyOf(body, 16);
            byte[] sender = Arrays.copyOfRange(body, HEAD, HEAD + POINT);
            KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
            agreement.init(key);
            agreement.doPhase(publicKey(sender), true);
            byte[] info = joined("WebPush: info\0".getBytes(StandardCharsets.US_ASCII), point, sender);
            byte[] input = expand(hmac(auth, agreement.generateSecret()), info, 32);
            byte[] secret = hmac(salt, input);
            byte[] content = expand(secret, "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII), 16);
            byte[] nonce = expand(secret, "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII), 12);
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(content, "AES"), new GCMParameterSpec(128, nonce));
            byte[] padded = cipher.doFinal(body, HEAD + POINT, body.length - HEAD - POINT);
            int end = padded.length - 1;
            while (padded[end] == 0) {
                end--;
            }
            if (padded[end] != 2) {
                throw new AssertionError("The last record ends with a 2, not with a " + padded[end]);
            }
            return new String(padded, 0, end, StandardCharsets.UTF_8);
        } catch (GeneralSecurityException unreadable) {
            throw new AssertionError("A browser couldn't read this", unreadable);
        }
    }

    private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text);
    }

    private static byte[] expand(byte[] secret, byte[] info, int length) throws GeneralSecurityException {
        return Arrays.copyOf(hmac(secret, joined(info, new byte[] {1})), length);
    }

    private static byte[] joined(byte[]... parts) {
        var all = ByteBuffer.allocate(
                Arrays.stream(parts).mapToInt(part -> part.length).sum());
        Arrays.stream(parts).forEach(all::put);
        return all.array();
    }

    static byte[] point(ECPublicKey key) {
        String x = "%064x".formatted(key.getW().getAffineX());
        String y = "%064x".formatted(key.getW().getAffineY());
        return HexFormat.of().parseHex("04" + x + y);
    }

    /// The key that a point is.
    static PublicKey publicKey(byte[] point) throws GeneralSecurityException {
        var where = new ECPoint(new BigInteger(1, point, 1, 32), new BigInteger(1, point, 33, 32));
        return KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(where, curve()));
    }

    /// The key that a number is, in Base64 for addresses.
    public static PrivateKey privateKey(String number) {
        try {
            var value = new BigInteger(1, Base64.getUrlDecoder().decode(number));
            return KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(value, curve()));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static ECParameterSpec curve() throws GeneralSecurityException {
        AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
        curve.init(new ECGenParameterSpec("secp256r1"));
        return curve.getParameterSpec(ECParameterSpec.class);
    }
}
