#define _GNU_SOURCE
#include "CPicture.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

/// Bytes of memory that the process has taken so far; 0 where the system does not tell.
static uint64_t memory_now(void) {
    FILE *file = fopen("/proc/self/statm", "re");
    if (!file) return 0;
    unsigned long long pages = 0;
    int read = fscanf(file, "%llu", &pages);
    fclose(file);
    return read == 1 ? pages * (uint64_t)sysconf(_SC_PAGESIZE) : 0;
}

static bool limit(int what, rlim_t most) {
    struct rlimit now;
    if (getrlimit((__typeof__(RLIMIT_CORE))what, &now) != 0) return false;
    if (now.rlim_max != RLIM_INFINITY && most > now.rlim_max) most = now.rlim_max;
    struct rlimit wanted = {most, most};
    return setrlimit((__typeof__(RLIMIT_CORE))what, &wanted) == 0;
}

bool cp_confine(const cp_allowance *allowance) {
    bool is_done = true;
    uint64_t memory = memory_now();
    if (memory > 0) is_done = limit(RLIMIT_AS, memory + allowance->memory);
    is_done &= limit(RLIMIT_CPU, allowance->seconds);
    is_done &= limit(RLIMIT_NOFILE, allowance->files);
    is_done &= limit(RLIMIT_FSIZE, 0);
    is_done &= limit(RLIMIT_CORE, 0);
    is_done &= limit(RLIMIT_NPROC, 0);
#ifdef __linux__
    is_done &= prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
#endif
    return is_done;
}

void cp_end_after(unsigned seconds) { alarm(seconds); }

static int prepare(posix_spawn_file_actions_t *actions, int socket) {
    int failure = posix_spawn_file_actions_adddup2(actions, socket, STDIN_FILENO);
    if (failure == 0) failure = posix_spawn_file_actions_adddup2(actions, socket, STDOUT_FILENO);
    if (failure == 0)
        failure = posix_spawn_file_actions_addopen(actions, STDERR_FILENO, "/dev/null", O_WRONLY,
                                                   0);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    if (failure == 0) failure = posix_spawn_file_actions_addclosefrom_np(actions, 3);
#endif
    return failure;
}

static int start(const char *program, const char *const *arguments, int socket, pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int failure = posix_spawn_file_actions_init(&actions);
    if (failure != 0) return failure;
    failure = posix_spawnattr_init(&attributes);
    if (failure != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return failure;
    }
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
                                              | POSIX_SPAWN_SETPGROUP);
    static char *const environment[] = {"LC_ALL=C.UTF-8", NULL};
    failure = prepare(&actions, socket);
    if (failure == 0)
        failure = posix_spawn(process, program, &actions, &attributes, (char *const *)arguments,
                              environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return failure;
}

int cp_start_child(const char *program, const char *const *arguments, int *socket) {
    int ends[2];
#ifdef SOCK_CLOEXEC
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
#else
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return -1;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    pid_t process = -1;
    int failure = start(program, arguments, ends[1], &process);
    close(ends[1]);
    if (failure == 0) {
        *socket = ends[0];
        return process;
    }
    close(ends[0]);
    errno = failure;
    return -1;
}

void cp_end_child(int process) {
    kill(process, SIGKILL);
    while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {}
}
