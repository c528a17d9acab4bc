package dev.anden.server.web;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.PersonId;
import java.time.InstantSource;
import java.util.Optional;

/// How often a person and an address may ask for something.
public final class RateLimits {
    private final Pair requests;
    private final Pair messages;
    private final Pair tables;
    private final Pair attempts;

    public RateLimits(Limits limits, InstantSource clock) {
        requests = new Pair(limits.requests(), clock);
        messages = new Pair(limits.messages(), clock);
        tables = new Pair(limits.tables(), clock);
        attempts = new Pair(limits.attempts(), clock);
    }

    /// @throws RequestRefused if it asks too often over HTTP
    public void requireRequest(Optional<PersonId> person, String address) {
        requests.require(person, address);
    }

    /// @throws RequestRefused if it sends too many messages
    public void requireMessage(Optional<PersonId> person, String address) {
        messages.require(person, address);
    }

    /// @throws RequestRefused if it sets up too many tables
    public void requireTable(Optional<PersonId> person, String address) {
        tables.require(person, address);
    }

    /// @throws RequestRefused if too many from an address want to prove who they are
    public void requireAttempt(String address) {
        attempts.require(Optional.empty(), address);
    }

    private static final class Pair {
        private final TokenBuckets persons;
        private final TokenBuckets addresses;

        Pair(Limits.Rate rate, InstantSource clock) {
            persons = new TokenBuckets(rate, clock);
            addresses = new TokenBuckets(rate.times(Limits.ADDRESS), clock);
        }

        void require(Optional<PersonId> person, String address) {
            boolean allowed = addresses.take(AddressGroup.of(address))
                    && person.map(someone -> persons.take(someone.text())).orElse(true);
            if (!allowed) {
                throw new RequestRefused(ProblemCode.TOO_MANY_REQUESTS, "Too many requests; wait a moment.");
            }
        }
    }
}
