/// What stands before HTTP: how many connections one address may have, and how slowly a request may come and an
/// answer be read. [dev.anden.server.socket.PatientProtocol] is what the container is given;
/// [dev.anden.server.socket.Pace] has the rule.
@NullMarked
package dev.anden.server.socket;

import org.jspecify.annotations.NullMarked;
