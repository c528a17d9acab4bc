package dev.anden.server.testing;

import dev.anden.protocol.account.NewPasskey;
import dev.anden.protocol.account.PasskeyChallenge;
import dev.anden.protocol.account.PasskeyInvitation;
import dev.anden.protocol.account.PasskeyProof;
import dev.anden.protocol.json.WireJson;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.dataformat.cbor.CBORMapper;

/// A passkey and the browser that asks it, as far as WebAuthn's bytes go: a pair of keys on P-256 without any
/// attestation.
/// A test can have it say what no honest one would.
public final class SoftKey {
    private static final CBORMapper CBOR = new CBORMapper();
    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

    private static final int PRESENT = 0x01;
    private static final int VERIFIED = 0x04;
    private static final int COPIED = 0x18;
    private static final int WITH_KEY = 0x40;

    private final KeyPair keys = draw();
    private final byte[] id = random(32);

    private String user = "";
    private String origin;
    private String host = "localhost";
    private int counter;
    private boolean copied;

    /// @param origin that of the page that asks
    public SoftKey(String origin) {
        this.origin = origin;
    }

    /// What it is called in addresses.
    public String id() {
        return TEXT.encodeToString(id);
    }

    /// The page that asks is of another origin from now on.
    public SoftKey from(String other) {
        origin = other;
        return this;
    }

    /// It is asked for another name of the server from now on.
    public SoftKey under(String other) {
        host = other;
        return this;
    }

    /// What the counter is at; 0 doesn't count.
    public SoftKey count(int number) {
        counter = number;
        return this;
    }

    /// Whose it says it is from now on.
    public SoftKey of(String other) {
        user = other;
        return this;
    }

    /// It can be copied to other devices from now on.
    public SoftKey copied() {
        copied = true;
        return this;
    }

    /// Its answer to the first question.
    ///
    /// @param handle the one that was wished for
    public NewPasskey make(PasskeyInvitation invitation, String handle) {
        user = invitation.user();
        Map<String, Object> attestation = new LinkedHashMap<>();
        attestation.put("fmt", "none");
        attestation.put("attStmt", Map.of());
        attestation.put("authData", device(WITH_KEY, withKey()));
        return new NewPasskey(
                handle,
                TEXT.encodeToString(said("webauthn.create", invitation.challenge())),
                TEXT.encodeToString(CBOR.writeValueAsBytes(attestation)));
    }

    /// Its answer to somebody who wants to be signed in.
    public PasskeyProof prove(PasskeyChallenge asked) {
        byte[] said = said("webauthn.get", asked.challenge());
        byte[] device = device(0, new byte[0]);
        return new PasskeyProof(
                id(),
                user,
                TEXT.encodeToString(said),
                TEXT.encodeToString(device),
                TEXT.encodeToString(signed(device, hash(said))));
    }

    private byte[] said(String type, String challenge) {
        return WireJson.mapper()
                .writeValueAsBytes(
                        Map.of("type", type, "challenge", challenge, "origin", origin, "crossOrigin", false));
    }

    private byte[] device(int flags, byte[] rest) {
        int all = flags | PRESENT | VERIFIED | (copied ? COPIED : 0);
        return ByteBuffer.allocate(37 + rest.length)
                .put(hash(host.getBytes(StandardCharsets.UTF_8)))
                .put((byte) all)
                .putInt(counter)
                .put(rest)
                .array();
    }

    private byte[] withKey() {
        var point = ((ECPublicKey) keys.getPublic()).getW();
        Map<Integer, Object> key = new LinkedHashMap<>();
        key.put(1, 2);
        key.put(3, -7);
        key.put(-1, 1);
        key.put(-2, bytes(point.getAffineX()));
        key.put(-3, bytes(point.getAffineY()));
        byte[] written = CBOR.writeValueAsBytes(key);
        return ByteBuffer.allocate(18 + id.length + written.length)
                .put(new byte[16])
                .putShort((short) id.length)
                .put(id)
                .put(written)
                .array();
    }

    private static byte[] bytes(BigInteger number) {
        byte[] all = number.toByteArray();
        var fitting = new byte[32];
        int length = Math.min(all.length, 32);
        System.arraycopy(all, all.length - length, fitting, 32 - length, length);
        return fitting;
    }

    private byte[] signed(byte[]... parts) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(keys.getPrivate());
            for (byte[] part : parts) {
                signature.update(part);
            }
            return signature.sign();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] hash(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static KeyPair draw() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            return generator.generateKeyPair();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] random(int length) {
        var bytes = new byte[length];
        new SecureRandom().nextBytes(bytes);
        return bytes;
    }
}
