// One transfer, from its request to its answer.

#ifndef CTRANSFER_TRANSFER_H
#define CTRANSFER_TRANSFER_H

#include "CTransfer.h"
#include "Library.h"
#include "Unpacking.h"

/// What the thread and the callers share is guarded by the engine's lock: `references`,
/// `cancelled`, `next`. The rest belongs to the thread from `ct_start` on.
struct ct_transfer {
    int references;
    bool cancelled;
    struct ct_transfer *next;

    char *url, *method, *user_agent, *proxy, *authority;
    uint8_t *payload;
    size_t payload_size;
    struct curl_slist *headers;
    char **header_lines;
    size_t header_count;
    long timeout_ms;
    size_t body_limit;
    ct_reach reach;
    ct_done done;
    void *context;

    CURL *easy;
    char *head;
    size_t head_size, head_room;
    uint8_t *body;
    size_t body_size, body_room;
    ct_unpacking *unpacking; // NULL: the body is not packed
    bool damaged, too_large, no_memory, refused, from_private;
};

/// Copies a request into a transfer; false without memory.
bool ct_transfer_fill(ct_transfer *t, const ct_request *request);

/// Makes the libcurl handle for a transfer; false where libcurl will not.
bool ct_transfer_prepare(ct_transfer *t);

/// Tells the caller how a transfer ended and drops what it held.
void ct_transfer_finish(ct_transfer *t, ct_outcome outcome);

/// What a code of libcurl's means for a transfer.
ct_outcome ct_transfer_outcome(const ct_transfer *t, CURLcode code);

/// Frees a transfer that nobody holds any more.
void ct_transfer_free(ct_transfer *t);

#endif
