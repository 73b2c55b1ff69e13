/// What Swift needs of libedit, of the terminal's modes and of signals, as plain calls.
///
/// libedit's own interface is variadic and speaks `wchar_t`; both are awkward from Swift, so
/// text crosses this border as UTF-32 in `uint32_t`, which is what `wchar_t` holds on Linux.
#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// One libedit editor on one terminal.
typedef struct cel_editor cel_editor;

/// Key commands of ours that libedit can bind.
enum {
    CEL_COMMAND_COMPLETE,
    CEL_COMMAND_PASTE,
    CEL_COMMAND_HISTORY_BACK,
    CEL_COMMAND_HISTORY_FORWARD,
    CEL_COMMAND_SEARCH_HISTORY,
    CEL_COMMAND_RIGHT,
    CEL_COMMAND_END,
    CEL_COMMAND_DELETE,
    CEL_COMMAND_CLEAR_SCREEN
};

/// What a key command asks libedit to do when it has finished.
enum { CEL_ANSWER_NOTHING, CEL_ANSWER_REFRESH, CEL_ANSWER_BEEP };

/// Places in the history that libedit asks for.
enum { CEL_HISTORY_NEWEST, CEL_HISTORY_OLDEST, CEL_HISTORY_OLDER, CEL_HISTORY_NEWER,
       CEL_HISTORY_CURRENT };

/// The functions that libedit calls while a line is read; `owner` is handed back to each.
typedef struct {
    /// The next character in `character`: 1 for one, 0 at the end of input, -1 on a failure.
    int (*read_character)(void *owner, uint32_t *character);
    /// Runs a key command and gives one of the `CEL_ANSWER_` values.
    int (*run_command)(void *owner, int command);
    /// A line of the history, zero-terminated, allocated with `malloc` for the caller to free.
    uint32_t *_Nullable (*_Nonnull history_line)(void *owner, int place);
} cel_callbacks;

/// Where the text and the cursor of the line stand.
typedef struct {
    const uint32_t *text;
    size_t cursor;
    size_t count;
} cel_line;

/// Opens an editor on two descriptors of one terminal; `terminal` is its type, or NULL for `TERM`.
cel_editor *_Nullable cel_open(const char *program, int input, int output,
                               const char *_Nullable terminal, cel_callbacks callbacks,
                               void *_Nullable owner);
/// Changes what is handed to the callbacks.
void cel_set_owner(cel_editor *editor, void *owner);
/// Frees the editor without touching the terminal's modes or its unread input.
void cel_close(cel_editor *editor);

/// Reads a line: its length, with the newline; 0 at the end of input, -1 when reading failed.
int cel_read_line(cel_editor *editor, const uint32_t *_Nullable *_Nonnull text);
/// Reads one character through the editor, as its key commands do.
int cel_read_character(cel_editor *editor, uint32_t *character);

/// Sets the prompt; `\1` stands on both sides of escape sequences.
bool cel_set_prompt(cel_editor *editor, const uint32_t *text, size_t count);
/// Chooses the keys, which puts all bindings back to libedit's own.
void cel_set_keys(cel_editor *editor, bool vi);
/// Whether the keys are those of vi.
bool cel_uses_vi_keys(cel_editor *editor);
/// Binds a key to a command, in vi's command mode if `alternative`; false if libedit refused.
bool cel_bind(cel_editor *editor, bool alternative, const char *key, const char *command);
/// Binds the one character `key`, as it comes from `read_character`.
bool cel_bind_character(cel_editor *editor, bool alternative, uint32_t key, const char *command);
/// Runs one line of a libedit settings file; false if libedit did not understand it.
bool cel_run_settings_line(cel_editor *editor, const char *line);
/// Whether a settings line that begins `pattern:` is meant for this program.
bool cel_settings_pattern_matches(const char *pattern, const char *program);

/// The line as it stands; valid until the line is changed.
cel_line cel_current_line(cel_editor *editor);
/// Makes the line this text, with the cursor after it.
void cel_replace_line(cel_editor *editor, const uint32_t *text, size_t count);
/// Puts text in at the cursor.
void cel_insert(cel_editor *editor, const uint32_t *text, size_t count);
/// Takes the character at the cursor out; false if there is none.
bool cel_delete(cel_editor *editor);
/// Moves the cursor to this place in the line.
void cel_move_cursor(cel_editor *editor, size_t place);

/// Tells libedit how many columns and rows there are, whatever the terminal has; false if it does
/// not take them.
///
/// libedit writes past the end of its picture of the screen when a line has more rows than that,
/// so it is told of more rows than any line will have. It forgets what it has drawn.
bool cel_set_size(cel_editor *editor, int columns, int rows);
/// Takes the drawing of prompt and line away from libedit, if the terminal moves and erases by the
/// usual `ESC [` sequences; false if it does not.
bool cel_take_drawing(cel_editor *editor);
/// Whether libedit would have rung the bell since last asked.
bool cel_take_bell(cel_editor *editor);
/// Has libedit read the terminal's modes, as the cook has them, and put its own in effect.
///
/// While a line is read libedit leaves them as they are.
void cel_take_terminal(cel_editor *editor);
/// Whether lines are edited; the cook's settings can turn that off.
bool cel_is_editing(cel_editor *editor);

/// Takes the character set from the environment, else `C.UTF-8`; true if it is UTF-8 now.
bool cel_use_utf8(void);
/// The columns that the C library, and so libedit, gives a character; -1 if it cannot be printed.
int cel_character_width(uint32_t character);
/// Writes out what C streams of this process still hold.
void cel_flush_streams(void);

/// A pipe that children do not inherit and whose ends wait or not; false with `errno` set.
bool cel_open_pipe(bool waits, int *reading, int *writing);

/// Lets signals that ask for attention write their number to `wake`.
///
/// They are SIGINT, SIGWINCH and, where `editing`, SIGTSTP and SIGCONT. SIGTERM, SIGHUP and
/// SIGQUIT put the guarded terminal back and end the process at once. A signal that the process
/// was started to ignore stays ignored. SIGPIPE does nothing from then on.
void cel_install_signals(int wake, bool editing);
/// Puts the former handlers back, if those of `wake` are still in place.
void cel_remove_signals(int wake);
/// Steps aside for a child (or comes back): SIGTSTP stops us too, SIGQUIT does not end us.
void cel_step_aside(bool aside);
/// Stops this process as SIGTSTP does, and returns when it goes on.
void cel_suspend(void);

/// Starts `shell -c command` in our own process group, with `input` as its standard input (-1 for
/// ours): its process, or -1 with `errno` set.
int cel_start_shell(const char *shell, const char *command, int input);
/// Waits for a child to end: its exit code, 128 and its signal, or -1.
int cel_wait_for_child(int process);

/// Remembers how to put the terminal back when the process ends, by `exit` or by a signal.
void cel_guard_terminal(int descriptor, const struct termios *modes);
/// Tells the guard whether bracketed paste is on.
void cel_guard_paste(bool on);
/// Tells the guard whether a screen of our own covers the terminal's.
void cel_guard_screen(bool on);
/// Forgets the guarded terminal, if it is this one.
void cel_forget_terminal(int descriptor);
/// Puts the guarded terminal back now.
void cel_restore_guarded_terminal(void);

/// The modes between two prompts: keys are kept, not echoed, and not waited for by the line.
void cel_make_quiet(struct termios *modes);
/// Whether the modes are those of an ordinary terminal, by the line and echoed.
bool cel_is_ordinary(const struct termios *modes);
/// The columns and rows of a terminal; false if it is none or does not say.
bool cel_terminal_size(int descriptor, int *columns, int *rows);

/// The pixels of a cell; false where the terminal tells the system none.
bool cel_cell_size(int descriptor, int *width, int *height);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
