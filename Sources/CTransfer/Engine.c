// The thread that owns libcurl, and the queue that leads to it.

#define _GNU_SOURCE
#include "Transfer.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>

/// Idle connections that are kept open, over all hosts.
enum { KEPT_CONNECTIONS = 64 };

static struct {
    pthread_mutex_t lock;
    pthread_t thread;
    bool started, failed, stopping;
    bool has_cancelled;
    CURLM *multi;           // set by the thread once; used by others to wake it
    ct_transfer *first, *last; // started, not yet taken up by the thread
} engine = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void release_locked(ct_transfer *t) {
    if (--t->references == 0) ct_transfer_free(t);
}

static void wake_locked(void) {
    if (engine.multi) ct_lib.f_curl_multi_wakeup(engine.multi);
}

/// Ends a transfer that is not in any list and gives up the engine's hold on it.
static void end(ct_transfer *t, ct_outcome outcome) {
    if (t->easy && engine.multi) ct_lib.f_curl_multi_remove_handle(engine.multi, t->easy);
    ct_transfer_finish(t, outcome);
    pthread_mutex_lock(&engine.lock);
    release_locked(t);
    pthread_mutex_unlock(&engine.lock);
}

static void end_all(ct_transfer *list, ct_outcome outcome) {
    while (list) {
        ct_transfer *next = list->next;
        end(list, outcome);
        list = next;
    }
}

/// Takes up what was started since; the new running list is the answer.
static ct_transfer *begin_new(ct_transfer *new, ct_transfer *running) {
    while (new) {
        ct_transfer *next = new->next;
        if (!ct_transfer_prepare(new)
            || ct_lib.f_curl_multi_add_handle(engine.multi, new->easy) != CURLM_OK) {
            end(new, CT_UNAVAILABLE);
        } else {
            new->next = running;
            running = new;
        }
        new = next;
    }
    return running;
}

static ct_transfer *without(ct_transfer *running, ct_transfer *ended) {
    for (ct_transfer **at = &running; *at; at = &(*at)->next) {
        if (*at == ended) {
            *at = ended->next;
            break;
        }
    }
    return running;
}

static ct_transfer *end_cancelled(ct_transfer *running) {
    ct_transfer *cancelled = NULL;
    pthread_mutex_lock(&engine.lock);
    if (engine.has_cancelled) {
        engine.has_cancelled = false;
        for (ct_transfer **at = &running; *at;) {
            ct_transfer *t = *at;
            if (t->cancelled) {
                *at = t->next;
                t->next = cancelled;
                cancelled = t;
            } else {
                at = &t->next;
            }
        }
    }
    pthread_mutex_unlock(&engine.lock);
    end_all(cancelled, CT_CANCELLED);
    return running;
}

static ct_transfer *end_finished(ct_transfer *running) {
    CURLMsg *message;
    int left;
    while ((message = ct_lib.f_curl_multi_info_read(engine.multi, &left))) {
        if (message->msg != CURLMSG_DONE) continue;
        CURLcode code = message->data.result;
        char *private = NULL;
        ct_lib.f_curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &private);
        ct_transfer *t = (ct_transfer *)(void *)private;
        if (!t) continue;
        running = without(running, t);
        end(t, ct_transfer_outcome(t, code));
    }
    return running;
}

static void run(void) {
    ct_transfer *running = NULL;
    for (;;) {
        pthread_mutex_lock(&engine.lock);
        ct_transfer *new = engine.first;
        engine.first = engine.last = NULL;
        if (new) engine.has_cancelled = true; // one of them may be, which was in no list then
        bool stopping = engine.stopping;
        pthread_mutex_unlock(&engine.lock);
        if (stopping) return; // the process is leaving: nobody waits for what is under way
        running = end_cancelled(begin_new(new, running));
        int active;
        CURLMcode state = ct_lib.f_curl_multi_perform(engine.multi, &active);
        running = end_finished(running);
        if (state == CURLM_OK)
            state = ct_lib.f_curl_multi_poll(engine.multi, NULL, 0, 60 * 1000, NULL);
        if (state != CURLM_OK) { // out of memory or descriptors: give up what runs, not the shell
            end_all(running, CT_UNAVAILABLE);
            running = NULL;
            nanosleep(&(struct timespec){.tv_nsec = 50 * 1000 * 1000}, NULL);
        }
    }
}

void ct_stop(void) {
    pthread_mutex_lock(&engine.lock);
    bool is_first = engine.started && !engine.stopping;
    engine.stopping = true;
    wake_locked();
    pthread_mutex_unlock(&engine.lock);
    // Also a thread that is still loading libcurl: what it begins must not be taken away under it.
    if (is_first) pthread_join(engine.thread, NULL);
}

static void *thread_main(void *unused) {
    (void)unused;
#ifdef __APPLE__
    pthread_setname_np(CT_THREAD_NAME);
#else
    pthread_setname_np(pthread_self(), CT_THREAD_NAME);
#endif
    atexit(ct_stop); // for an end that nobody announced
    CURLM *multi = ct_library_load() ? ct_lib.f_curl_multi_init() : NULL;
    if (multi) ct_lib.f_curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, (long)KEPT_CONNECTIONS);
    pthread_mutex_lock(&engine.lock);
    engine.multi = multi;
    engine.failed = multi == NULL;
    ct_transfer *waiting = multi ? NULL : engine.first;
    if (!multi) engine.first = engine.last = NULL;
    pthread_mutex_unlock(&engine.lock);
    if (multi) run();
    end_all(waiting, CT_UNAVAILABLE);
    return NULL;
}

/// Starts the thread with every signal blocked: they belong to the terminal's thread, and a write
/// to a closed connection must not end the program.
static bool start_thread_locked(void) {
    if (engine.stopping) return false;
    if (engine.started) return !engine.failed;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool ok = pthread_create(&engine.thread, NULL, thread_main, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    engine.started = ok;
    return ok;
}

ct_transfer *ct_create(void) {
    ct_transfer *t = calloc(1, sizeof *t);
    if (t) t->references = 1;
    return t;
}

void ct_start(ct_transfer *t, const ct_request *request, ct_done done, void *context) {
    t->done = done;
    t->context = context;
    bool filled = ct_transfer_fill(t, request);
    pthread_mutex_lock(&engine.lock);
    t->references++;
    bool cancelled = t->cancelled;
    bool queued = !cancelled && filled && start_thread_locked();
    if (queued) {
        t->next = NULL;
        if (engine.last) engine.last->next = t;
        else engine.first = t;
        engine.last = t;
        wake_locked();
    }
    pthread_mutex_unlock(&engine.lock);
    if (!queued) end(t, cancelled ? CT_CANCELLED : CT_UNAVAILABLE);
}

void ct_cancel(ct_transfer *t) {
    pthread_mutex_lock(&engine.lock);
    t->cancelled = true;
    engine.has_cancelled = true;
    wake_locked();
    pthread_mutex_unlock(&engine.lock);
}

void ct_release(ct_transfer *t) {
    pthread_mutex_lock(&engine.lock);
    release_locked(t);
    pthread_mutex_unlock(&engine.lock);
}
