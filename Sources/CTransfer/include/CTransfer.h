// Requests over HTTP with libcurl's multi interface.
//
// One thread owns libcurl. It is started, and libcurl is loaded, by the first request, so a
// program that sends none pays for neither. Redirects are not followed here: the caller looks at
// each hop before it is made.

#ifndef CTRANSFER_H
#define CTRANSFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How a transfer ended.
typedef enum ct_outcome : int {
    /// A whole answer came, whatever its status.
    CT_ANSWERED,
    /// It was cancelled.
    CT_CANCELLED,
    /// No whole answer came within the time allowed.
    CT_TIMED_OUT,
    /// No connection, or it was lost before an answer began.
    CT_UNREACHABLE,
    /// No connection to the proxy.
    CT_NO_PROXY,
    /// The connection was lost, or unpacking failed, within an answer.
    CT_CUT_OFF,
    /// The answer's head or body is larger than allowed.
    CT_TOO_LARGE,
    /// The host is at a private address, which was not allowed.
    CT_PRIVATE_ADDRESS,
    /// What answered does not speak HTTP.
    CT_NOT_HTTP,
    /// The host's certificate is not to be trusted, or is another host's.
    CT_UNTRUSTED,
    /// libcurl does not take the address.
    CT_BAD_ADDRESS,
    /// libcurl cannot be loaded, or there is no memory or thread for it.
    CT_UNAVAILABLE,
} ct_outcome;

/// Where a connection may lead.
typedef enum ct_reach : int {
    /// To the internet.
    CT_REACH_INTERNET,
    /// Also to loopback and private addresses.
    CT_REACH_OWN_NETWORK,
    /// Also to link-local addresses, where clouds keep their secrets.
    CT_REACH_ANYWHERE,
} ct_reach;

/// What is asked for. All of it is copied by `ct_start`.
typedef struct ct_request {
    /// An http or https address in ASCII, without a fragment.
    const char *url;
    /// The method; empty for `GET`.
    const char *method;
    /// What is sent along, with any method but `GET`.
    const uint8_t *_Nullable payload;
    size_t payload_size;
    const char *user_agent;
    /// The proxy's address; empty for none. The environment is never looked at.
    const char *proxy;
    /// Certificates that are trusted besides the system's, as PEM; empty for none.
    const char *authority;
    /// Lines of the form `Name: value`.
    const char *_Nonnull const *_Nullable headers;
    size_t header_count;
    /// From the start to the last byte, in milliseconds; at least 1.
    long timeout_ms;
    /// The most bytes of a body that are read, after unpacking.
    size_t body_limit;
    /// Where the connection may lead.
    ct_reach reach;
} ct_request;

/// What came back. The pointers hold until the callback returns.
typedef struct ct_answer {
    ct_outcome outcome;
    /// The HTTP status; 0 where no answer began.
    int status;
    /// The last answer's head, lines ended by CR LF.
    const char *_Nullable head;
    size_t head_size;
    const uint8_t *_Nullable body;
    size_t body_size;
    /// Whether the address that was connected to is loopback, private or link-local.
    bool from_private;
} ct_answer;

/// Called once for each started transfer, on libcurl's thread; it must not wait.
typedef void (*ct_done)(void *_Nullable context, const ct_answer *answer);

/// A transfer that can be cancelled at any time, also before it starts.
typedef struct ct_transfer ct_transfer;

/// A transfer to start later; null without memory. Give it back with `ct_release`.
ct_transfer *_Nullable ct_create(void);

/// Starts a transfer; `done` is called in any case, perhaps before this returns.
void ct_start(ct_transfer *transfer, const ct_request *request, ct_done done,
              void *_Nullable context);

/// Cancels a transfer from any thread. One that is finished stays as it is.
void ct_cancel(ct_transfer *transfer);

/// Gives a transfer back. One that is under way goes on to its end.
void ct_release(ct_transfer *transfer);

/// The name of libcurl's thread, as the system lists it.
#define CT_THREAD_NAME "transfers"

/// Ends the thread and waits for it; what is under way is never answered, and nothing is started
/// any more. For a program that leaves: what the libraries of this thread clean up at the end of
/// the process must not be taken away under it.
void ct_stop(void);

/// Whether a host is written as a loopback, private or link-local address, in any of the ways in
/// which the system reads numbers as one, or with brackets. Names are not looked up.
bool ct_is_private_literal(const char *host);

/// Writes a host's name of any script in ASCII, as browsers do; false for what can be no name, or
/// where the library for it is missing.
bool ct_ascii_host(const char *host, char *room, size_t size);

/// Whether a host is written as a link-local address (169.254.0.0/16, fe80::/10), in the same ways.
bool ct_is_link_local_literal(const char *host);

#pragma clang assume_nonnull end

#endif
