#include "Transfer.h"

#include "Addresses.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { HEAD_LIMIT = 128 * 1024 };

bool ct_transfer_fill(ct_transfer *t, const ct_request *request) {
    t->url = strdup(request->url);
    t->method = strdup(request->method);
    t->user_agent = strdup(request->user_agent);
    t->proxy = strdup(request->proxy);
    t->authority = strdup(request->authority);
    t->timeout_ms = request->timeout_ms < 1 ? 1 : request->timeout_ms;
    t->body_limit = request->body_limit;
    t->reach = request->reach;
    if (!t->url || !t->method || !t->user_agent || !t->proxy || !t->authority) return false;
    if (request->payload && request->payload_size > 0) {
        t->payload = malloc(request->payload_size);
        if (!t->payload) return false;
        memcpy(t->payload, request->payload, request->payload_size);
        t->payload_size = request->payload_size;
    }
    if (request->header_count == 0) return true;
    t->header_lines = calloc(request->header_count, sizeof *t->header_lines);
    if (!t->header_lines) return false;
    for (size_t i = 0; i < request->header_count; i++) {
        t->header_lines[i] = strdup(request->headers[i]);
        if (!t->header_lines[i]) return false;
        t->header_count++;
    }
    return true;
}

/// Adds bytes to a buffer that at most doubles; false past the limit or without memory.
static bool append(void **bytes, size_t *size, size_t *room, size_t limit, const char *more,
                   size_t count, ct_transfer *t) {
    if (count > limit || *size > limit - count) {
        t->too_large = true;
        return false;
    }
    if (*size + count > *room) {
        size_t wanted = *room < 8192 ? 8192 : *room * 2;
        if (wanted < *size + count) wanted = *size + count;
        if (wanted > limit) wanted = limit;
        void *grown = realloc(*bytes, wanted);
        if (!grown) {
            t->no_memory = true;
            return false;
        }
        *bytes = grown;
        *room = wanted;
    }
    memcpy((char *)*bytes + *size, more, count);
    *size += count;
    return true;
}

static bool take_unpacked(void *context, const char *bytes, size_t count) {
    ct_transfer *t = context;
    void *body = t->body;
    bool taken = append(&body, &t->body_size, &t->body_room, t->body_limit, bytes, count, t);
    t->body = body;
    return taken;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
    ct_transfer *t = context;
    if (t->damaged) return CURL_WRITEFUNC_ERROR;
    bool taken = t->unpacking ? ct_unpack(t->unpacking, bytes, size * count, take_unpacked, t)
                              : take_unpacked(t, bytes, size * count);
    return taken ? size * count : CURL_WRITEFUNC_ERROR;
}

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Prepares for a body that a line of the head says is packed. One that is packed twice, or in a
/// way that nobody asked for, cannot be read.
static void take_coding(ct_transfer *t, const char *line, size_t count) {
    static const char name[] = "Content-Encoding:";
    size_t start = sizeof name - 1;
    if (count < start || strncasecmp(line, name, start) != 0) return;
    while (start < count && is_blank(line[start])) start++;
    while (count > start && is_blank(line[count - 1])) count--;
    const char *coding = line + start;
    size_t length = count - start;
    if (length == 0 || (length == 8 && strncasecmp(coding, "identity", 8) == 0)) return;
    ct_unpacking *before = t->unpacking;
    t->unpacking = before ? NULL : ct_unpacking_create(coding, length);
    t->damaged = t->unpacking == NULL;
    ct_unpacking_free(before);
}

static size_t take_head(char *bytes, size_t size, size_t count, void *context) {
    ct_transfer *t = context;
    // Each answer begins anew, also one after a `103 Early Hints` or a proxy's own.
    if (size * count >= 5 && strncasecmp(bytes, "HTTP/", 5) == 0) {
        t->head_size = 0;
        ct_unpacking_free(t->unpacking);
        t->unpacking = NULL;
        t->damaged = false;
    }
    take_coding(t, bytes, size * count);
    void *head = t->head;
    bool taken = append(&head, &t->head_size, &t->head_room, HEAD_LIMIT, bytes, size * count, t);
    t->head = head;
    return taken ? size * count : 0;
}

/// Refuses a private address before anything is sent to it, even the first packet.
static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *a) {
    (void)purpose;
    ct_transfer *t = context;
    if (ct_zone_of_address(&a->addr) > t->reach) {
        t->refused = true;
        return CURL_SOCKET_BAD;
    }
    int s = socket(a->family, a->socktype, a->protocol);
    if (s >= 0) fcntl(s, F_SETFD, FD_CLOEXEC); // programs that the shell starts must not hold it
    return s;
}

/// Looks again when a connection is used anew, which opens no socket.
static int before_request(void *context, char *ip, char *local_ip, int port, int local_port) {
    (void)local_ip, (void)port, (void)local_port;
    ct_transfer *t = context;
    ct_reach zone = ct_zone_of_text(ip);
    t->from_private = zone > CT_REACH_INTERNET;
    if (zone <= t->reach) return CURL_PREREQFUNC_OK;
    t->refused = true;
    return CURL_PREREQFUNC_ABORT;
}

bool ct_transfer_prepare(ct_transfer *t) {
    for (size_t i = 0; i < t->header_count; i++) {
        struct curl_slist *longer = ct_lib.f_curl_slist_append(t->headers, t->header_lines[i]);
        if (!longer) return false;
        t->headers = longer;
    }
    CURL *e = t->easy = ct_lib.f_curl_easy_init();
    if (!e) return false;
    bool ok = true;
#define SET(option, value) ok = ct_lib.f_curl_easy_setopt(e, option, value) == CURLE_OK && ok
    SET(CURLOPT_URL, t->url);
    SET(CURLOPT_PROTOCOLS_STR, "http,https");
    SET(CURLOPT_FOLLOWLOCATION, 0L);
    if (t->method[0]) SET(CURLOPT_CUSTOMREQUEST, t->method);
    if (t->payload) {
        SET(CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)t->payload_size);
        SET(CURLOPT_POSTFIELDS, t->payload);
    }
    SET(CURLOPT_USERAGENT, t->user_agent);
    SET(CURLOPT_HTTPHEADER, t->headers);
    SET(CURLOPT_PROXY, t->proxy);
    SET(CURLOPT_NOPROXY, "");
    // libcurl uses a connection anew only for requests that trust the same.
    if (t->authority[0]) {
        struct curl_blob blob = {t->authority, strlen(t->authority), CURL_BLOB_NOCOPY};
        SET(CURLOPT_CAINFO_BLOB, &blob);
    }
    SET(CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
    SET(CURLOPT_ACCEPT_ENCODING, ct_codings());
    SET(CURLOPT_HTTP_CONTENT_DECODING, 0L);
    SET(CURLOPT_NOSIGNAL, 1L);
    // A name server that is silent must not hold up the thread when its request is given up.
    SET(CURLOPT_QUICK_EXIT, 1L);
    SET(CURLOPT_TIMEOUT_MS, t->timeout_ms);
    SET(CURLOPT_CONNECTTIMEOUT_MS, t->timeout_ms);
    SET(CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)t->body_limit);
    SET(CURLOPT_WRITEFUNCTION, take_body);
    SET(CURLOPT_WRITEDATA, t);
    SET(CURLOPT_HEADERFUNCTION, take_head);
    SET(CURLOPT_HEADERDATA, t);
    SET(CURLOPT_OPENSOCKETFUNCTION, open_socket);
    SET(CURLOPT_OPENSOCKETDATA, t);
    SET(CURLOPT_PREREQFUNCTION, before_request);
    SET(CURLOPT_PREREQDATA, t);
    SET(CURLOPT_PRIVATE, t);
#undef SET
    return ok;
}

ct_outcome ct_transfer_outcome(const ct_transfer *t, CURLcode code) {
    if (code == CURLE_OK) {
        bool is_whole = !t->unpacking || ct_unpacking_is_whole(t->unpacking);
        return is_whole ? CT_ANSWERED : CT_CUT_OFF;
    }
    if (t->too_large || code == CURLE_FILESIZE_EXCEEDED) return CT_TOO_LARGE;
    if (t->no_memory || code == CURLE_OUT_OF_MEMORY) return CT_UNAVAILABLE;
    if (t->refused) return CT_PRIVATE_ADDRESS;
    switch (code) {
    case CURLE_OPERATION_TIMEDOUT:
        return CT_TIMED_OUT;
    case CURLE_COULDNT_RESOLVE_PROXY:
        return CT_NO_PROXY;
    case CURLE_COULDNT_CONNECT: // with a proxy nothing else is connected to
        return t->proxy[0] ? CT_NO_PROXY : CT_UNREACHABLE;
    case CURLE_URL_MALFORMAT:
        return CT_BAD_ADDRESS;
    case CURLE_UNSUPPORTED_PROTOCOL: // the address is http, so this is an answer without a head
    case CURLE_WEIRD_SERVER_REPLY:
        return CT_NOT_HTTP;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_PINNEDPUBKEYNOTMATCH:
    case CURLE_SSL_INVALIDCERTSTATUS:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_CACERT_BADFILE: // what is to be trusted can't be read as a certificate
        return CT_UNTRUSTED;
    default: // an answer that began came broken, whatever was wrong with the rest of it
        return t->head_size > 0 ? CT_CUT_OFF : CT_UNREACHABLE;
    }
}

/// Drops all that the request and its answer held; the transfer itself stays for its holders.
static void empty(ct_transfer *t) {
    if (t->easy) ct_lib.f_curl_easy_cleanup(t->easy);
    if (t->headers) ct_lib.f_curl_slist_free_all(t->headers);
    for (size_t i = 0; i < t->header_count; i++) free(t->header_lines[i]);
    free(t->header_lines);
    free(t->url);
    free(t->method);
    free(t->payload);
    free(t->user_agent);
    free(t->proxy);
    free(t->authority);
    free(t->head);
    free(t->body);
    ct_unpacking_free(t->unpacking);
    t->unpacking = NULL;
    t->easy = NULL;
    t->headers = NULL;
    t->header_lines = NULL;
    t->header_count = 0;
    t->url = t->method = t->user_agent = t->proxy = t->authority = t->head = NULL;
    t->payload = t->body = NULL;
    t->payload_size = 0;
}

void ct_transfer_finish(ct_transfer *t, ct_outcome outcome) {
    long status = 0;
    if (t->easy) ct_lib.f_curl_easy_getinfo(t->easy, CURLINFO_RESPONSE_CODE, &status);
    ct_answer answer = {
        .outcome = outcome,
        .status = (int)status,
        .head = t->head,
        .head_size = t->head_size,
        .body = t->body,
        .body_size = t->body_size,
        .from_private = t->from_private,
    };
    t->done(t->context, &answer);
    empty(t);
}

void ct_transfer_free(ct_transfer *t) {
    empty(t);
    free(t);
}
