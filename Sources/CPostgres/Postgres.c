#include "CPostgres.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// As libpq-fe.h has them.
enum { VERBOSITY_SQLSTATE = 3, POLLING_READING = 1, POLLING_WRITING = 2, POLLING_OK = 3 };
enum { DIAG_SQLSTATE = 'C', DIAG_SEVERITY = 'V', CONNECTION_OK = 0 };
typedef struct {
    char *keyword, *envvar, *compiled, *val, *label, *dispchar;
    int dispsize;
} conninfo_option;

#define FUNCTIONS(X)                                                                              \
    X(conninfo_option *, PQconninfoParse, (const char *, char **))                                \
    X(void, PQconninfoFree, (conninfo_option *))                                                  \
    X(void, PQfreemem, (void *))                                                                  \
    X(cp_connection *, PQconnectStartParams, (const char *const *, const char *const *, int))     \
    X(int, PQconnectPoll, (cp_connection *))                                                      \
    X(void, PQfinish, (cp_connection *))                                                          \
    X(int, PQstatus, (const cp_connection *))                                                     \
    X(int, PQsocket, (const cp_connection *))                                                     \
    X(char *, PQerrorMessage, (const cp_connection *))                                            \
    X(int, PQconnectionNeedsPassword, (const cp_connection *))                                    \
    X(int, PQsetnonblocking, (cp_connection *, int))                                              \
    X(int, PQsetErrorVerbosity, (cp_connection *, int))                                           \
    X(void *, PQsetNoticeReceiver, (cp_connection *, void (*)(void *, const cp_result *), void *)) \
    X(int, PQsendQueryParams,                                                                     \
      (cp_connection *, const char *, int, const unsigned *, const char *const *, const int *,    \
       const int *, int))                                                                         \
    X(int, PQsendPrepare, (cp_connection *, const char *, const char *, int, const unsigned *))   \
    X(int, PQsendQueryPrepared,                                                                   \
      (cp_connection *, const char *, int, const char *const *, const int *, const int *, int))   \
    X(int, PQflush, (cp_connection *))                                                            \
    X(int, PQconsumeInput, (cp_connection *))                                                     \
    X(int, PQisBusy, (cp_connection *))                                                           \
    X(cp_result *, PQgetResult, (cp_connection *))                                                \
    X(int, PQputCopyData, (cp_connection *, const char *, int))                                   \
    X(int, PQputCopyEnd, (cp_connection *, const char *))                                         \
    X(int, PQresultStatus, (const cp_result *))                                                   \
    X(char *, PQresultErrorField, (const cp_result *, int))                                       \
    X(int, PQntuples, (const cp_result *))                                                        \
    X(int, PQnfields, (const cp_result *))                                                        \
    X(int, PQgetisnull, (const cp_result *, int, int))                                            \
    X(char *, PQgetvalue, (const cp_result *, int, int))                                          \
    X(int, PQgetlength, (const cp_result *, int, int))                                            \
    X(void, PQclear, (cp_result *))                                                               \
    X(cp_cancel_key *, PQgetCancel, (cp_connection *))                                            \
    X(int, PQcancel, (cp_cancel_key *, char *, int))                                              \
    X(void, PQfreeCancel, (cp_cancel_key *))

static struct {
    bool is_loaded;
#define X(type, name, arguments) type(*name) arguments;
    FUNCTIONS(X)
#undef X
} pq;

static void load(void) {
    static const char *const names[] = {
#ifdef __APPLE__
        "libpq.5.dylib", "/opt/homebrew/opt/libpq/lib/libpq.5.dylib",
        "/usr/local/opt/libpq/lib/libpq.5.dylib",
#else
        "libpq.so.5",
#endif
    };
    void *library = NULL;
    for (size_t i = 0; i < sizeof names / sizeof names[0] && !library; i++)
        library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
#define X(type, name, arguments)                                                                  \
    pq.name = (type(*) arguments)dlsym(library, #name);                                           \
    if (!pq.name) return;
    FUNCTIONS(X)
#undef X
    pq.is_loaded = true;
}

bool cp_load(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return pq.is_loaded;
}

bool cp_parse(const char *address, void (*body)(void *, const char *, const char *),
              void *context) {
    char *error = NULL;
    conninfo_option *options = pq.PQconninfoParse(address, &error);
    if (error) pq.PQfreemem(error);
    if (!options) return false;
    for (conninfo_option *option = options; option->keyword; option++)
        if (option->val) body(context, option->keyword, option->val);
    pq.PQconninfoFree(options);
    return true;
}

static void notice(void *has_warned, const cp_result *notice) {
    const char *severity = pq.PQresultErrorField(notice, DIAG_SEVERITY);
    if (severity && strcmp(severity, "WARNING") == 0) *(bool *)has_warned = true;
}

cp_connection *cp_connect(const char *const *keywords, const char *const *values,
                          bool *has_warned) {
    cp_connection *connection = pq.PQconnectStartParams(keywords, values, 1);
    if (!connection) return NULL;
    // Messages in the server's language say nothing that the program could go by.
    pq.PQsetErrorVerbosity(connection, VERBOSITY_SQLSTATE);
    pq.PQsetNoticeReceiver(connection, notice, has_warned);
    return connection;
}

cp_step cp_connect_on(cp_connection *connection) {
    switch (pq.PQconnectPoll(connection)) {
    case POLLING_READING: return CP_READING;
    case POLLING_WRITING: return CP_WRITING;
    case POLLING_OK:
        return pq.PQsetnonblocking(connection, 1) == 0 ? CP_CONNECTED : CP_FAILED;
    default: return CP_FAILED;
    }
}

void cp_finish(cp_connection *connection) { pq.PQfinish(connection); }

bool cp_is_alive(const cp_connection *connection) {
    return pq.PQstatus(connection) == CONNECTION_OK;
}

const char *cp_error(const cp_connection *connection) { return pq.PQerrorMessage(connection); }

bool cp_needs_password(const cp_connection *connection) {
    return pq.PQconnectionNeedsPassword(connection);
}

cp_wake cp_wait(const cp_connection *connection, bool for_writing, int other, int milliseconds) {
    struct pollfd places[2] = {
        {.fd = pq.PQsocket(connection), .events = POLLIN | (for_writing ? POLLOUT : 0)},
        {.fd = other, .events = POLLIN},
    };
    if (places[0].fd < 0) return CP_BROKEN;
    int count = poll(places, 2, milliseconds);
    if (count < 0) return errno == EINTR || errno == EAGAIN ? CP_READY : CP_BROKEN;
    if (count == 0) return CP_TOO_LATE;
    return places[1].revents ? CP_WOKEN : CP_READY;
}

/// The values of a statement in the form that libpq takes them in.
typedef struct {
    const char **bytes;
    int *lengths, *forms;
} values_form;

static bool make_form(values_form *form, int count, const cp_value *values) {
    size_t room = count > 0 ? (size_t)count : 1;
    form->bytes = calloc(room, sizeof *form->bytes);
    form->lengths = calloc(room, sizeof *form->lengths);
    form->forms = calloc(room, sizeof *form->forms);
    if (!form->bytes || !form->lengths || !form->forms) return false;
    for (int i = 0; i < count; i++) {
        form->bytes[i] = values[i].bytes;
        form->lengths[i] = values[i].length;
        form->forms[i] = values[i].is_binary;
    }
    return true;
}

static void free_form(values_form *form) {
    free(form->bytes);
    free(form->lengths);
    free(form->forms);
}

bool cp_send(cp_connection *connection, const char *sql, int count, const cp_value *values) {
    values_form form = {0};
    bool sent = make_form(&form, count, values)
             && pq.PQsendQueryParams(connection, sql, count, NULL, form.bytes, form.lengths,
                                     form.forms, 1);
    free_form(&form);
    return sent;
}

bool cp_prepare(cp_connection *connection, const char *name, const char *sql) {
    return pq.PQsendPrepare(connection, name, sql, 0, NULL);
}

bool cp_send_prepared(cp_connection *connection, const char *name, int count,
                      const cp_value *values) {
    values_form form = {0};
    bool sent = make_form(&form, count, values)
             && pq.PQsendQueryPrepared(connection, name, count, form.bytes, form.lengths,
                                       form.forms, 1);
    free_form(&form);
    return sent;
}

int cp_flush(cp_connection *connection) { return pq.PQflush(connection); }
bool cp_consume(cp_connection *connection) { return pq.PQconsumeInput(connection); }
bool cp_is_busy(cp_connection *connection) { return pq.PQisBusy(connection); }
cp_result *cp_next(cp_connection *connection) { return pq.PQgetResult(connection); }

int cp_copy(cp_connection *connection, const char *bytes, int count) {
    return pq.PQputCopyData(connection, bytes, count);
}

int cp_copy_end(cp_connection *connection) { return pq.PQputCopyEnd(connection, NULL); }

cp_status cp_result_status(const cp_result *result) { return (cp_status)pq.PQresultStatus(result); }

const char *cp_result_state(const cp_result *result) {
    const char *state = pq.PQresultErrorField(result, DIAG_SQLSTATE);
    return state ? state : "";
}

int cp_row_count(const cp_result *result) { return pq.PQntuples(result); }
int cp_column_count(const cp_result *result) { return pq.PQnfields(result); }

bool cp_is_null(const cp_result *result, int row, int column) {
    return pq.PQgetisnull(result, row, column);
}

const uint8_t *cp_bytes(const cp_result *result, int row, int column) {
    return (const uint8_t *)pq.PQgetvalue(result, row, column);
}

int cp_length(const cp_result *result, int row, int column) {
    return pq.PQgetlength(result, row, column);
}

void cp_clear(cp_result *result) { pq.PQclear(result); }

cp_cancel_key *cp_cancel_key_of(cp_connection *connection) { return pq.PQgetCancel(connection); }

void cp_cancel(cp_cancel_key *key) {
    char error[256];
    pq.PQcancel(key, error, sizeof error);
    pq.PQfreeCancel(key);
}

void cp_cancel_free(cp_cancel_key *key) { pq.PQfreeCancel(key); }
