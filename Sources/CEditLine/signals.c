#define _GNU_SOURCE
#include "CEditLine.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

bool cel_open_pipe(bool waits, int *reading, int *writing) {
    int ends[2];
    if (pipe2(ends, waits ? O_CLOEXEC : O_CLOEXEC | O_NONBLOCK) != 0) return false;
    *reading = ends[0];
    *writing = ends[1];
    return true;
}

// A signal handler can be told nothing, so the pipe it writes to has to be known to all.
static atomic_int wake_descriptor = -1;

enum { HANDLED = 8 };
static const int numbers[HANDLED] = {SIGINT,  SIGWINCH, SIGTSTP, SIGCONT,
                                     SIGTERM, SIGHUP,   SIGQUIT, SIGPIPE};
static struct sigaction former[HANDLED];
static bool replaced[HANDLED];

static void ask_for_attention(int number) {
    int saved = errno;
    int descriptor = atomic_load(&wake_descriptor);
    unsigned char byte = (unsigned char)number;
    if (descriptor >= 0 && write(descriptor, &byte, 1) < 0) { /* a full pipe wakes as well */ }
    errno = saved;
}

static void end_process(int number) {
    cel_restore_guarded_terminal();
    signal(number, SIG_DFL);
    raise(number);
}

// Unlike SIG_IGN, a handler is not passed on to the programs that we start.
static void do_nothing(int number) { (void)number; }

static void (*handler_of(int number))(int) {
    switch (number) {
    case SIGTERM: case SIGHUP: case SIGQUIT: return end_process;
    case SIGPIPE: return do_nothing;
    default: return ask_for_attention;
    }
}

static void set_handler(int number, void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

void cel_install_signals(int wake, bool editing) {
    atomic_store(&wake_descriptor, wake);
    for (int i = 0; i < HANDLED; i++) {
        if (replaced[i]) continue;
        if (!editing && (numbers[i] == SIGTSTP || numbers[i] == SIGCONT)) continue;
        if (sigaction(numbers[i], NULL, &former[i]) != 0) continue;
        if (former[i].sa_handler == SIG_IGN) continue;
        set_handler(numbers[i], handler_of(numbers[i]));
        replaced[i] = true;
    }
}

void cel_remove_signals(int wake) {
    int expected = wake;
    if (!atomic_compare_exchange_strong(&wake_descriptor, &expected, -1)) return;
    for (int i = 0; i < HANDLED; i++) {
        if (replaced[i]) sigaction(numbers[i], &former[i], NULL);
        replaced[i] = false;
    }
}

void cel_step_aside(bool aside) {
    for (int i = 0; i < HANDLED; i++) {
        if (!replaced[i]) continue;
        if (numbers[i] == SIGTSTP) set_handler(SIGTSTP, aside ? SIG_DFL : ask_for_attention);
        if (numbers[i] == SIGQUIT) set_handler(SIGQUIT, aside ? do_nothing : end_process);
    }
}

void cel_suspend(void) {
    struct sigaction own;
    sigaction(SIGTSTP, NULL, &own);
    set_handler(SIGTSTP, SIG_DFL);
    sigset_t stop, mask;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
    // Sent to this thread, so that it does not run on before the process stops.
    raise(SIGTSTP);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    sigaction(SIGTSTP, &own, NULL);
}
