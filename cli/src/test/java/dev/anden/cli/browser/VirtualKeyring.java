package dev.anden.cli.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.util.List;
import java.util.stream.StreamSupport;

/// What keeps passkeys in a visitor's browser: a device that Chromium only pretends to have, whose owner always says
/// yes at once, until told otherwise.
final class VirtualKeyring {
    private final CDPSession session;
    private final String id;

    private VirtualKeyring(CDPSession session, String id) {
        this.session = session;
        this.id = id;
    }

    static VirtualKeyring of(Visitor visitor) {
        CDPSession session = visitor.page().context().newCDPSession(visitor.page());
        session.send("WebAuthn.enable");
        var kind = new JsonObject();
        kind.addProperty("protocol", "ctap2");
        kind.addProperty("transport", "internal");
        kind.addProperty("hasResidentKey", true);
        kind.addProperty("hasUserVerification", true);
        kind.addProperty("isUserVerified", true);
        kind.addProperty("automaticPresenceSimulation", true);
        var options = new JsonObject();
        options.add("options", kind);
        return new VirtualKeyring(
                session,
                session.send("WebAuthn.addVirtualAuthenticator", options)
                        .get("authenticatorId")
                        .getAsString());
    }

    /// Its keys, with their secret halves.
    List<JsonObject> keys() {
        return StreamSupport.stream(
                        session.send("WebAuthn.getCredentials", named())
                                .getAsJsonArray("credentials")
                                .spliterator(),
                        false)
                .map(key -> key.getAsJsonObject())
                .toList();
    }

    /// Has a copy of another one's key from now on.
    void take(JsonObject key) {
        JsonObject wish = named();
        wish.add("credential", key);
        session.send("WebAuthn.addCredential", wish);
    }

    /// Its owner can't be verified from now on.
    void refuse() {
        JsonObject wish = named();
        wish.addProperty("isUserVerified", false);
        session.send("WebAuthn.setUserVerified", wish);
    }

    private JsonObject named() {
        var wish = new JsonObject();
        wish.addProperty("authenticatorId", id);
        return wish;
    }
}
