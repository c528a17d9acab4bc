package dev.anden.protocol.account;

import java.util.List;

/// What a browser makes a passkey from. All bytes are written in base64url without padding.
///
/// @param challenge what the answer has to repeat, once and within five minutes
/// @param host the name of the server for which the key is
/// @param user by which the key says whose it is
/// @param handle what devices call the key
/// @param algorithms by which it may sign, the preferred one first: numbers of COSE
/// @param known the ids of the keys that the person has: no device makes a second one
public record PasskeyInvitation(
        String challenge, String host, String user, String handle, List<Long> algorithms, List<String> known) {
    public PasskeyInvitation {
        algorithms = List.copyOf(algorithms);
        known = List.copyOf(known);
    }
}
