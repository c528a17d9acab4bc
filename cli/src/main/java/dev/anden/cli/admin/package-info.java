/// What whoever runs a server does about its tables and its people, while it runs or not: looks at them and at
/// what was reported, and gives the server orders.
///
/// Open first: [dev.anden.cli.admin.AdminCommand].
@NullMarked
package dev.anden.cli.admin;

import org.jspecify.annotations.NullMarked;
