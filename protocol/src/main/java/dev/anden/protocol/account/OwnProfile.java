package dev.anden.protocol.account;

import java.util.Optional;

/// `/api/account/profile`: whether the person who asks shows others a page of their own.
///
/// @param id by which others find it, part of its address; absent as long as it isn't open
public record OwnProfile(Optional<String> id) {}
