#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int cpt_open(int columns, int rows, char *path, size_t room)
{
    int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal < 0) return -1;
    if (grantpt(terminal) == 0 && unlockpt(terminal) == 0 && ptsname_r(terminal, path, room) == 0
        && cpt_resize(terminal, columns, rows) == 0)
        return terminal;
    int code = errno;
    close(terminal);
    errno = code;
    return -1;
}

int cpt_resize(int terminal, int columns, int rows)
{
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    return ioctl(terminal, TIOCSWINSZ, &size);
}

/// Starts a program as it would start from a fresh login: no signal ignored or blocked, and no file
/// of ours open but its three streams. A socket or a pipe that it inherited would stay open when
/// the test closes it.
static pid_t start(const char *path, char *const arguments[], char *const environment[],
                   const char *folder, posix_spawn_file_actions_t *actions)
{
    posix_spawnattr_t attributes;
    sigset_t all, none;
    sigfillset(&all);
    sigemptyset(&none);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF
                                              | POSIX_SPAWN_SETSIGMASK);
    posix_spawn_file_actions_addclosefrom_np(actions, 3);
    posix_spawn_file_actions_addchdir_np(actions, folder);
    pid_t process = -1;
    int code = posix_spawn(&process, path, actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(actions);
    if (code == 0) return process;
    errno = code;
    return -1;
}

pid_t cpt_start_on_terminal(const char *path, char *const arguments[], char *const environment[],
                            const char *folder, const char *terminal)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    /* The first terminal that the leader of a session opens becomes its own. */
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions, 0, 1);
    posix_spawn_file_actions_adddup2(&actions, 0, 2);
    return start(path, arguments, environment, folder, &actions);
}

pid_t cpt_start(const char *path, char *const arguments[], char *const environment[],
                const char *folder, int input, int output, int error)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, 0);
    posix_spawn_file_actions_adddup2(&actions, output, 1);
    posix_spawn_file_actions_adddup2(&actions, error, 2);
    return start(path, arguments, environment, folder, &actions);
}
