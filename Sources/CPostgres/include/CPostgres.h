// PostgreSQL's own client library, libpq, as far as a shared cookbook needs it.
//
// It is loaded when a connection is first made: a program that has its cookbook on its own disk
// needs no libpq, and starts without loading it. The few functions are declared here, so libpq's
// headers aren't needed to build either; its fifth interface has been the same since 2005.

#ifndef CPOSTGRES_H
#define CPOSTGRES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A connection, and what a statement brought; both are libpq's.
typedef struct pg_conn cp_connection;
typedef struct pg_result cp_result;
/// What it takes to cancel a connection's statement, also when that connection is gone.
typedef struct pg_cancel cp_cancel_key;

/// What libpq waits for while it connects.
typedef enum cp_step : int { CP_FAILED, CP_READING, CP_WRITING, CP_CONNECTED } cp_step;

/// How a wait ended.
typedef enum cp_wake : int {
    /// The connection is ready.
    CP_READY,
    /// The other descriptor can be read.
    CP_WOKEN,
    CP_TOO_LATE,
    /// There is nothing to wait for.
    CP_BROKEN,
} cp_wake;

/// How a statement ended, as libpq numbers it.
typedef enum cp_status : int {
    CP_EMPTY = 0,
    CP_DONE = 1,
    CP_ROWS = 2,
    CP_COPY_OUT = 3,
    CP_COPY_IN = 4,
} cp_status;

/// One value of a statement; no bytes for null. Text is in UTF-8.
typedef struct cp_value {
    const char *_Nullable bytes;
    int length;
    bool is_binary;
} cp_value;

/// Loads libpq; false where it is missing. Any thread may call it, any number of times.
bool cp_load(void);

/// Reads an address into what it names: `body` gets each keyword that has a value. False for what
/// libpq doesn't read as an address.
bool cp_parse(const char *address,
              void (*body)(void *_Nullable context, const char *keyword, const char *value),
              void *_Nullable context);

/// Begins to connect; null without memory. Names are looked up before this returns. `has_warned`
/// becomes true with each warning of the server's; it must outlive the connection.
cp_connection *_Nullable cp_connect(const char *_Nullable const *_Nonnull keywords,
                                    const char *_Nullable const *_Nonnull values,
                                    bool *has_warned);
cp_step cp_connect_on(cp_connection *connection);
/// Ends a connection.
void cp_finish(cp_connection *connection);
bool cp_is_alive(const cp_connection *connection);
/// What went wrong last: for errors of the server the five signs of its kind (SQLSTATE) alone.
const char *cp_error(const cp_connection *connection);
/// Whether the server wanted a password and there was none.
bool cp_needs_password(const cp_connection *connection);

/// Waits until a connection can be read (or written as well), another descriptor can be read, or
/// so many milliseconds have passed.
cp_wake cp_wait(const cp_connection *connection, bool for_writing, int other, int milliseconds);

/// Sends a statement; false where the connection is lost.
bool cp_send(cp_connection *connection, const char *sql, int count, const cp_value *values);
/// Names a statement, to be sent again by its name alone.
bool cp_prepare(cp_connection *connection, const char *name, const char *sql);
bool cp_send_prepared(cp_connection *connection, const char *name, int count,
                      const cp_value *values);
/// Sends what is left to send: 0 for all sent, 1 for more, -1 where the connection is lost.
int cp_flush(cp_connection *connection);
/// Takes in what has come; false where the connection is lost.
bool cp_consume(cp_connection *connection);
/// Whether `cp_next` would wait.
bool cp_is_busy(cp_connection *connection);
/// The next result of what was sent; null after the last.
cp_result *_Nullable cp_next(cp_connection *connection);

/// Sends a piece of a COPY: 1 for taken, 0 for try again, -1 where the connection is lost.
int cp_copy(cp_connection *connection, const char *bytes, int count);
/// Ends a COPY, in the same way.
int cp_copy_end(cp_connection *connection);

cp_status cp_result_status(const cp_result *result);
/// The five signs of an error's kind; empty where libpq found the error itself.
const char *cp_result_state(const cp_result *result);
int cp_row_count(const cp_result *result);
int cp_column_count(const cp_result *result);
bool cp_is_null(const cp_result *result, int row, int column);
const uint8_t *cp_bytes(const cp_result *result, int row, int column);
int cp_length(const cp_result *result, int row, int column);
void cp_clear(cp_result *result);

/// What cancels a connection's statement; null where there is no connection.
cp_cancel_key *_Nullable cp_cancel_key_of(cp_connection *connection);
/// Asks the server to cancel the statement, over a connection of its own, and lets go of the key.
/// Waits for the server without a limit; any thread may call it.
void cp_cancel(cp_cancel_key *key);
void cp_cancel_free(cp_cancel_key *key);

#pragma clang assume_nonnull end

#endif
