package dev.anden.server.reminder;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.EllipticCurve;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// Encrypts what a push service carries, so that the browser alone can read it (RFC 8291, with the record of RFC
/// 8188).
final class PushEncryption {
    /// The length of a point of the curve P-256, written out.
    static final int POINT = 65;

    /// The length of the secret that a browser shares with us.
    static final int AUTH = 16;

    static final int SALT = 16;
    private static final String CURVE = "secp256r1";
    private static final int COORDINATE = 32;
    private static final byte WRITTEN_OUT = 4;
    private static final int RECORD = 4_096;
    private static final int SHARED = 32;
    private static final int KEY = 16;
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;

    /// Stands behind the text of the last record.
    private static final byte END = 2;

    private PushEncryption() {}

    /// The body of a push message.
    ///
    /// @param browser the browser's public key
    /// @param auth its secret
    /// @throws GeneralSecurityException if that is no key of a browser
    static byte[] encrypt(byte[] text, byte[] browser, byte[] auth, SecureRandom random)
            throws GeneralSecurityException {
        var salt = new byte[SALT];
        random.nextBytes(salt);
        return encrypt(text, browser, auth, salt, newKeys());
    }

    /// The body of a push message by a given salt and keys of our own, both of which are for one message alone.
    static byte[] encrypt(byte[] text, byte[] browser, byte[] auth, byte[] salt, KeyPair own)
            throws GeneralSecurityException {
        byte[] sender = point((ECPublicKey) own.getPublic());
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(own.getPrivate());
        agreement.doPhase(key(browser), true);
        byte[] input = derive(agreement.generateSecret(), auth, joined("WebPush: info\0", browser, sender), SHARED);
        byte[] key = derive(input, salt, joined("Content-Encoding: aes128gcm\0"), KEY);
        byte[] nonce = derive(input, salt, joined("Content-Encoding: nonce\0"), NONCE);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        byte[] padded = Arrays.copyOf(text, text.length + 1);
        padded[text.length] = END;
        byte[] encrypted = cipher.doFinal(padded);
        return ByteBuffer.allocate(SALT + Integer.BYTES + 1 + POINT + encrypted.length)
                .put(salt)
                .putInt(RECORD)
                .put((byte) POINT)
                .put(sender)
                .put(encrypted)
                .array();
    }

    /// New keys on the curve that push messages use.
    static KeyPair newKeys() throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec(CURVE));
        return generator.generateKeyPair();
    }

    /// A public key, as a point that is written out.
    static byte[] point(ECPublicKey key) {
        ECPoint point = key.getW();
        return ByteBuffer.allocate(POINT)
                .put(WRITTEN_OUT)
                .put(coordinate(point.getAffineX()))
                .put(coordinate(point.getAffineY()))
                .array();
    }

    /// The public key that a point is.
    ///
    /// @throws GeneralSecurityException if it is none of the curve
    static ECPublicKey key(byte[] point) throws GeneralSecurityException {
        if (point.length != POINT || point[0] != WRITTEN_OUT) {
            throw new GeneralSecurityException("A point of P-256 has %d bytes".formatted(POINT));
        }
        AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
        curve.init(new ECGenParameterSpec(CURVE));
        var where = new ECPoint(
                new BigInteger(1, point, 1, COORDINATE), new BigInteger(1, point, 1 + COORDINATE, COORDINATE));
        ECParameterSpec parameters = curve.getParameterSpec(ECParameterSpec.class);
        if (!isOn(parameters.getCurve(), where)) {
            throw new GeneralSecurityException("It isn't a point of P-256");
        }
        return (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(where, parameters));
    }

    /// Whether a point is on a curve: a key that isn't would be found out when something is encrypted for it.
    private static boolean isOn(EllipticCurve curve, ECPoint point) {
        BigInteger x = point.getAffineX();
        BigInteger y = point.getAffineY();
        BigInteger field = ((ECFieldFp) curve.getField()).getP();
        BigInteger right = x.pow(3).add(curve.getA().multiply(x)).add(curve.getB());
        return x.compareTo(field) < 0
                && y.compareTo(field) < 0
                && y.pow(2).subtract(right).mod(field).signum() == 0;
    }

    private static byte[] coordinate(BigInteger number) {
        byte[] bytes = number.toByteArray();
        int surplus = Math.max(0, bytes.length - COORDINATE);
        var fixed = new byte[COORDINATE];
        int length = bytes.length - surplus;
        System.arraycopy(bytes, surplus, fixed, COORDINATE - length, length);
        return fixed;
    }

    private static byte[] derive(byte[] secret, byte[] salt, byte[] info, int length) throws GeneralSecurityException {
        return KDF.getInstance("HKDF-SHA256")
                .deriveData(HKDFParameterSpec.ofExtract()
                        .addIKM(secret)
                        .addSalt(salt)
                        .thenExpand(info, length));
    }

    private static byte[] joined(String words, byte[]... others) {
        var bytes = new ByteArrayOutputStream();
        bytes.writeBytes(words.getBytes(StandardCharsets.US_ASCII));
        for (byte[] other : others) {
            bytes.writeBytes(other);
        }
        return bytes.toByteArray();
    }
}
