#define _DEFAULT_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

pid_t cpt_start(const char *path, char *const arguments[], char *const environment[],
                const char *folder, int columns, int rows, int *terminal)
{
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    pid_t process = forkpty(terminal, NULL, NULL, &size);
    if (process == 0) {
        /* Only calls that are safe between fork and exec: the parent has threads. */
        for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        if (folder != NULL && chdir(folder) != 0) _exit(126);
        execve(path, arguments, environment);
        _exit(127);
    }
    if (process > 0) fcntl(*terminal, F_SETFD, FD_CLOEXEC);
    return process;
}

int cpt_resize(int terminal, int columns, int rows)
{
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    return ioctl(terminal, TIOCSWINSZ, &size);
}
