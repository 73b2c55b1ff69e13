#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>

/// Starts a program in a terminal of its own, and gives the terminal's other side.
///
/// The program leads a new session whose controlling terminal is a pseudo-terminal of this size;
/// its standard input, output and error are that terminal. Returns the process, or -1 with errno.
pid_t cpt_start(const char *path, char *const arguments[], char *const environment[],
                const char *folder, int columns, int rows, int *terminal);

/// Gives the terminal another size, and its program the signal that says so; 0, or -1 with errno.
int cpt_resize(int terminal, int columns, int rows);

#endif
