package dev.anden.protocol.reminder;

/// What the messages for an address of the web are signed with. It is told this once.
///
/// @param secret as [Standard Webhooks](https://www.standardwebhooks.com) writes it: `whsec_…`
public record WebhookSecret(String secret) {}
