// Which network addresses belong to this machine's own surroundings.

#ifndef CTRANSFER_ADDRESSES_H
#define CTRANSFER_ADDRESSES_H

#include <stdbool.h>
#include <sys/socket.h>

/// Whether an address is loopback, private, link-local or otherwise not on the internet.
bool ct_is_private_address(const struct sockaddr *address);

/// The same for an address as text, as libcurl tells it.
bool ct_is_private_text(const char *text);

#endif
