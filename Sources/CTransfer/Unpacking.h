// The body of an answer, unpacked as it comes.
//
// libcurl unpacks too, but takes a body that ends within its packing for a whole one.

#ifndef CTRANSFER_UNPACKING_H
#define CTRANSFER_UNPACKING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Takes bytes that were unpacked; false to stop.
typedef bool (*ct_take)(void *context, const char *bytes, size_t count);

typedef struct ct_unpacking ct_unpacking;

/// The codings that can be unpacked, as `Accept-Encoding` has them.
const char *ct_codings(void);

/// Begins with a coding, as `Content-Encoding` names it; NULL for one that is not known, and
/// without memory.
ct_unpacking *ct_unpacking_create(const char *coding, size_t length);

/// Unpacks bytes; false for damage, or when `take` said so.
bool ct_unpack(ct_unpacking *u, const char *bytes, size_t count, ct_take take, void *context);

/// Whether all that was packed has come; a body without a byte has no packing.
bool ct_unpacking_is_whole(const ct_unpacking *u);

void ct_unpacking_free(ct_unpacking *u);

#endif
