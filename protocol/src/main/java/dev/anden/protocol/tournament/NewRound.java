package dev.anden.protocol.tournament;

import java.util.Optional;

/// `POST /api/tournaments/{tournament}/round`: the host has a round begin; answered by the [TournamentInfo]. If
/// it has begun already nothing changes.
///
/// @param round 1 begins the tournament; the one after the last ends it
/// @param regardless whether games of the round before that aren't over go on without counting; absent: no, and
///     the round doesn't begin before they are
public record NewRound(int round, Optional<Boolean> regardless) {}
