package dev.anden.server.account;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecord;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.authenticator.AuthenticatorData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.CollectedClientData;
import com.webauthn4j.data.client.challenge.Challenge;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.data.extension.authenticator.AuthenticationExtensionsAuthenticatorOutputs;
import com.webauthn4j.data.extension.client.AuthenticationExtensionsClientOutputs;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.util.exception.WebAuthnException;
import dev.anden.protocol.account.NewPasskey;
import dev.anden.protocol.account.PasskeyProof;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.PasskeyStore;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;

/// Checks what browsers and devices say of passkeys, as WebAuthn wants it: what was asked, from which page, for which
/// name of the server, signed by which key, and whether the key counts on. Who made the device isn't asked.
final class PasskeyCheck {
    private static final Logger LOG = LoggerFactory.getLogger(PasskeyCheck.class);
    private static final Pattern ID = Pattern.compile("[\\w-]+=*");

    /// By which keys may sign, the preferred one first: between them they are what all devices know.
    static final List<Long> ALGORITHMS = Stream.of(
                    COSEAlgorithmIdentifier.EdDSA, COSEAlgorithmIdentifier.ES256, COSEAlgorithmIdentifier.RS256)
            .map(COSEAlgorithmIdentifier::getValue)
            .toList();

    private static final List<PublicKeyCredentialParameters> PARAMETERS = ALGORITHMS.stream()
            .map(number -> new PublicKeyCredentialParameters(
                    PublicKeyCredentialType.PUBLIC_KEY, COSEAlgorithmIdentifier.create(number)))
            .toList();

    private final WebAuthnManager manager;
    private final AttestedCredentialDataConverter converter;

    /// It takes about a second at first, on a busy machine with two cores.
    PasskeyCheck() {
        var objects = new ObjectConverter();
        manager = WebAuthnManager.createNonStrictWebAuthnManager(objects);
        converter = new AttestedCredentialDataConverter(objects);
    }

    /// A key that a device has made.
    ///
    /// @param challenge what was asked, in base64url without padding, for the caller to judge
    record Made(String id, String credential, boolean copied, long counter, String challenge) {}

    /// What a key has proved.
    ///
    /// @param counter what the key tells
    /// @param challenge what was asked, in base64url without padding, for the caller to judge
    record Proved(long counter, String challenge) {}

    /// @throws RequestRefused if it isn't a key for this server, or can't be read
    Made made(NewPasskey answer, PasskeyHost host) {
        var request = new RegistrationRequest(bytes(answer.attestation()), bytes(answer.clientData()));
        return checked(() -> {
            var data = manager.parse(request);
            byte[] challenge = challenge(data.getCollectedClientData());
            manager.verify(data, new RegistrationParameters(server(host, challenge), PARAMETERS, false, true));
            AuthenticatorData<?> device =
                    present(present(data.getAttestationObject()).getAuthenticatorData());
            AttestedCredentialData credential = present(device.getAttestedCredentialData());
            return new Made(
                    text(credential.getCredentialId()),
                    text(converter.convert(credential)),
                    device.isFlagBE(),
                    device.getSignCount(),
                    text(challenge));
        });
    }

    /// @throws RequestRefused if it isn't said by the key, or not of this server, or can't be read
    Proved proved(PasskeyProof answer, PasskeyStore.Row key, PasskeyHost host) {
        var request = new AuthenticationRequest(
                bytes(answer.id()),
                bytes(answer.user()),
                bytes(answer.authenticatorData()),
                bytes(answer.clientData()),
                bytes(answer.signature()));
        return checked(() -> {
            var data = manager.parse(request);
            byte[] challenge = challenge(data.getCollectedClientData());
            manager.verify(data, new AuthenticationParameters(server(host, challenge), record(key), null, false, true));
            return new Proved(present(data.getAuthenticatorData()).getSignCount(), text(challenge));
        });
    }

    private CredentialRecord record(PasskeyStore.Row key) {
        return new CredentialRecordImpl(
                new NoneAttestationStatement(),
                false,
                key.copied(),
                false,
                key.counter(),
                converter.convert(bytes(key.credential())),
                new AuthenticationExtensionsAuthenticatorOutputs<>(),
                null,
                new AuthenticationExtensionsClientOutputs<>(),
                Set.of());
    }

    private static ServerProperty server(PasskeyHost host, byte[] challenge) {
        return ServerProperty.builder()
                .origins(host.origins())
                .rpId(host.name())
                .challenge(new DefaultChallenge(challenge))
                .build();
    }

    private static byte[] challenge(@Nullable CollectedClientData said) {
        Challenge challenge = present(present(said).getChallenge());
        return challenge.getValue();
    }

    private static <T> T checked(Supplier<T> check) {
        try {
            return check.get();
        } catch (WebAuthnException | JacksonException wrong) {
            LOG.debug("A passkey proves nothing", wrong);
            throw bad();
        }
    }

    private static <T> T present(@Nullable T part) {
        return Optional.ofNullable(part).orElseThrow(PasskeyCheck::bad);
    }

    /// Whether a text can be a key's id: bytes in the alphabet of Base64 for addresses.
    static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static byte[] bytes(String text) {
        try {
            return Base64.getUrlDecoder().decode(text);
        } catch (IllegalArgumentException unreadable) {
            throw bad();
        }
    }

    /// Which of all reasons it was, is nobody's business but the log's.
    static RequestRefused bad() {
        return new RequestRefused(ProblemCode.BAD_PASSKEY, "The passkey doesn't prove who you are.");
    }
}
