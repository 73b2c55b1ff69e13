#define _GNU_SOURCE
#include "CEditLine.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

// The exit handler and the signal handlers can be told nothing, so this has to be known to all.
static atomic_int guarded = -1;
static atomic_bool paste_is_on, screen_is_on;
static struct termios guarded_modes;
static atomic_flag registered = ATOMIC_FLAG_INIT;

void cel_guard_terminal(int descriptor, const struct termios *modes) {
    atomic_store(&guarded, -1);
    guarded_modes = *modes;
    atomic_store(&guarded, descriptor);
    if (!atomic_flag_test_and_set(&registered)) atexit(cel_restore_guarded_terminal);
}

void cel_guard_paste(bool on) { atomic_store(&paste_is_on, on); }

void cel_guard_screen(bool on) { atomic_store(&screen_is_on, on); }

static void put_off(int descriptor, atomic_bool *mode, const char *sequence, size_t count) {
    if (atomic_exchange(mode, false)
        && write(descriptor, sequence, count) < 0) { /* the terminal has gone */ }
}

void cel_forget_terminal(int descriptor) {
    int expected = descriptor;
    atomic_compare_exchange_strong(&guarded, &expected, -1);
}

void cel_restore_guarded_terminal(void) {
    int saved = errno;
    int descriptor = atomic_load(&guarded);
    if (descriptor >= 0) {
        put_off(descriptor, &paste_is_on, "\033[?2004l", 8);
        put_off(descriptor, &screen_is_on, "\033[?1049l", 8);
        tcsetattr(descriptor, TCSANOW, &guarded_modes);
    }
    errno = saved;
}

void cel_make_quiet(struct termios *modes) {
    modes->c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHOE | ECHOK | ECHONL);
    // Ctrl-S must not freeze the prompt.
    modes->c_iflag &= ~(tcflag_t)IXON;
    modes->c_cc[VMIN] = 1;
    modes->c_cc[VTIME] = 0;
}

bool cel_is_ordinary(const struct termios *modes) {
    return (modes->c_lflag & (ICANON | ECHO)) == (ICANON | ECHO);
}

bool cel_cell_size(int descriptor, int *width, int *height) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
        return false;
    *width = size.ws_xpixel / size.ws_col;
    *height = size.ws_ypixel / size.ws_row;
    return *width > 0 && *height > 0;
}

bool cel_terminal_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return false;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}
