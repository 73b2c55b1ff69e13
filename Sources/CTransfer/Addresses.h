// How far away a network address is.

#ifndef CTRANSFER_ADDRESSES_H
#define CTRANSFER_ADDRESSES_H

#include "CTransfer.h"

#include <sys/socket.h>

/// The least reach that leads to an address.
ct_reach ct_zone_of_address(const struct sockaddr *address);

/// The same for an address as text, as libcurl tells it.
ct_reach ct_zone_of_text(const char *text);

#endif
