#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

/// Opens a pseudo-terminal and gives our side of it, or -1 with errno.
///
/// The path of the other side, which a program is started on, goes to `path`.
int cpt_open(int columns, int rows, char *path, size_t room);

/// Gives the terminal another size, and its program the signal that says so; 0, or -1 with errno.
int cpt_resize(int terminal, int columns, int rows);

/// Starts a program on a terminal, which becomes the controlling one of a session of its own.
///
/// Returns the process, or -1 with errno.
pid_t cpt_start_on_terminal(const char *path, char *const arguments[], char *const environment[],
                            const char *folder, const char *terminal);

/// Starts a program in a session without a terminal, with these as its standard streams.
///
/// Returns the process, or -1 with errno.
pid_t cpt_start(const char *path, char *const arguments[], char *const environment[],
                const char *folder, int input, int output, int error);

#endif
