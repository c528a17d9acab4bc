package dev.anden.protocol.account;

import java.util.List;

/// `GET /api/account/bots`: the programs of whoever is signed in.
///
/// @param most how many one has at most
public record NetworkBotList(List<NetworkBot> bots, int most) {
    public NetworkBotList {
        bots = List.copyOf(bots);
    }
}
