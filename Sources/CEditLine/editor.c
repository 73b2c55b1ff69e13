#define _GNU_SOURCE
#include "CEditLine.h"

#include <errno.h>
#include <histedit.h>
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "wchar_t holds a whole character");

enum { ESCAPE_MARK = 1 };

struct cel_editor {
    EditLine *line;
    FILE *input, *output, *errors;
    char *terminal;
    cel_callbacks callbacks;
    void *owner;
    wchar_t *prompt;
    wchar_t *history_line;
    int history_place;
    FILE *drawing;
    bool rings;
};

static cel_editor *editor_of(EditLine *line) {
    void *data = NULL;
    el_wget(line, EL_CLIENTDATA, &data);
    return data;
}

// MARK: What libedit calls

static int read_character(EditLine *line, wchar_t *character) {
    cel_editor *editor = editor_of(line);
    uint32_t value = 0;
    int count = editor->callbacks.read_character(editor->owner, &value);
    *character = (wchar_t)value;
    return count;
}

static wchar_t *prompt_of(EditLine *line) { return editor_of(line)->prompt; }

static unsigned char run_command(EditLine *line, int command) {
    cel_editor *editor = editor_of(line);
    switch (editor->callbacks.run_command(editor->owner, command)) {
    case CEL_ANSWER_REFRESH: return CC_REFRESH;
    case CEL_ANSWER_BEEP: return CC_REFRESH_BEEP;
    default: return CC_NORM;
    }
}

#define COMMAND(function, command)                             \
    static unsigned char function(EditLine *line, wint_t key) { \
        (void)key;                                              \
        return run_command(line, command);                      \
    }

COMMAND(complete, CEL_COMMAND_COMPLETE)
COMMAND(paste, CEL_COMMAND_PASTE)
COMMAND(history_back, CEL_COMMAND_HISTORY_BACK)
COMMAND(history_forward, CEL_COMMAND_HISTORY_FORWARD)
COMMAND(search_history, CEL_COMMAND_SEARCH_HISTORY)
COMMAND(move_right, CEL_COMMAND_RIGHT)
COMMAND(move_to_end, CEL_COMMAND_END)
COMMAND(delete_character, CEL_COMMAND_DELETE)
COMMAND(clear_screen, CEL_COMMAND_CLEAR_SCREEN)

/// libedit's view of the history: it walks from the newest line to older ones.
static int answer_history(void *data, HistEventW *event, int operation, ...) {
    cel_editor *editor = data;
    int place;
    switch (operation) {
    case H_FIRST: place = CEL_HISTORY_NEWEST; break;
    case H_LAST: place = CEL_HISTORY_OLDEST; break;
    case H_NEXT: place = CEL_HISTORY_OLDER; break;
    case H_PREV: place = CEL_HISTORY_NEWER; break;
    case H_CURR: place = CEL_HISTORY_CURRENT; break;
    default: return -1;
    }
    uint32_t *text = editor->callbacks.history_line(editor->owner, place);
    if (text == NULL) return -1;
    free(editor->history_line);
    editor->history_line = (wchar_t *)text;
    event->num = ++editor->history_place;
    event->str = editor->history_line;
    return 0;
}

// MARK: Opening and closing

typedef unsigned char (*command_function)(EditLine *, wint_t);

static void add_command(EditLine *line, const wchar_t *name, const wchar_t *help,
                        command_function function) {
    el_wset(line, EL_ADDFN, name, help, function);
}

cel_editor *cel_open(const char *program, int input, int output, const char *terminal,
                     cel_callbacks callbacks, void *owner) {
    cel_editor *editor = calloc(1, sizeof *editor);
    if (editor == NULL) return NULL;
    editor->callbacks = callbacks;
    editor->owner = owner;
    int in = dup(input), out = dup(output);
    editor->input = in < 0 ? NULL : fdopen(in, "r");
    editor->output = out < 0 ? NULL : fdopen(out, "w");
    editor->errors = fopen("/dev/null", "w");
    editor->prompt = calloc(1, sizeof(wchar_t));
    if (terminal != NULL) editor->terminal = strdup(terminal);
    if (editor->input && editor->output && editor->errors && editor->prompt)
        editor->line = el_init_fd(program, editor->input, editor->output, editor->errors, input,
                                  output, fileno(editor->errors));
    if (editor->line == NULL) {
        if (editor->input == NULL && in >= 0) close(in);
        if (editor->output == NULL && out >= 0) close(out);
        cel_close(editor);
        return NULL;
    }
    EditLine *line = editor->line;
    el_wset(line, EL_CLIENTDATA, editor);
    if (editor->terminal != NULL) el_wset(line, EL_TERMINAL, editor->terminal);
    el_wset(line, EL_SIGNAL, 0);
    el_wset(line, EL_GETCFN, read_character);
    el_wset(line, EL_PROMPT_ESC, prompt_of, ESCAPE_MARK);
    el_wset(line, EL_HIST, answer_history, editor);
    add_command(line, L"recipe-complete", L"Complete the word before the cursor", complete);
    add_command(line, L"recipe-paste", L"Take a bracketed paste", paste);
    add_command(line, L"recipe-history-back", L"Older line with this beginning", history_back);
    add_command(line, L"recipe-history-forward", L"Newer line with this beginning",
                history_forward);
    add_command(line, L"recipe-search-history", L"Search older lines as you type",
                search_history);
    add_command(line, L"recipe-right", L"Move one character right", move_right);
    add_command(line, L"recipe-end", L"Move behind the line", move_to_end);
    add_command(line, L"recipe-delete", L"Delete the character at the cursor", delete_character);
    add_command(line, L"recipe-clear-screen", L"Clear the screen, keep the line", clear_screen);
    return editor;
}

void cel_set_owner(cel_editor *editor, void *owner) { editor->owner = owner; }

void cel_close(cel_editor *editor) {
    if (editor->line != NULL) {
        // libedit would throw unread input away while it puts its own copy of the modes back.
        el_wset(editor->line, EL_EDITMODE, 0);
        el_end(editor->line);
    }
    if (editor->input != NULL) fclose(editor->input);
    if (editor->output != NULL) fclose(editor->output);
    if (editor->errors != NULL) fclose(editor->errors);
    if (editor->drawing != NULL) fclose(editor->drawing);
    free(editor->terminal);
    free(editor->prompt);
    free(editor->history_line);
    free(editor);
}

// MARK: Reading

void cel_take_terminal(cel_editor *editor) {
    el_wset(editor->line, EL_SETFP, 0, editor->input);
    el_wset(editor->line, EL_PREP_TERM, 0);
    el_wset(editor->line, EL_PREP_TERM, 1);
    // libedit asks its input for the size of the screen and for its modes. From here on it has an
    // input that knows neither, so the size stays what it is told (see `cel_set_size`), and the
    // modes change only when we change them.
    el_wset(editor->line, EL_SETFP, 0, editor->errors);
}

bool cel_is_editing(cel_editor *editor) {
    int is_editing = 0;
    return el_wget(editor->line, EL_EDITMODE, &is_editing) == 0 && is_editing != 0;
}

int cel_read_line(cel_editor *editor, const uint32_t **text) {
    int count = 0;
    const wchar_t *line = el_wgets(editor->line, &count);
    *text = (const uint32_t *)line;
    if (line == NULL) return count == 0 ? 0 : -1;
    return count;
}

int cel_read_character(cel_editor *editor, uint32_t *character) {
    wchar_t value = 0;
    int count = el_wgetc(editor->line, &value);
    *character = (uint32_t)value;
    return count;
}

// MARK: Settings

static wchar_t *wide_copy(const uint32_t *text, size_t count) {
    wchar_t *copy = calloc(count + 1, sizeof(wchar_t));
    if (copy != NULL && count > 0) memcpy(copy, text, count * sizeof(wchar_t));
    return copy;
}

static wchar_t *wide_from_narrow(const char *text) {
    size_t count = mbstowcs(NULL, text, 0);
    if (count == (size_t)-1) return NULL;
    wchar_t *copy = calloc(count + 1, sizeof(wchar_t));
    if (copy != NULL) mbstowcs(copy, text, count);
    return copy;
}

bool cel_set_prompt(cel_editor *editor, const uint32_t *text, size_t count) {
    wchar_t *copy = wide_copy(text, count);
    if (copy == NULL) return false;
    free(editor->prompt);
    editor->prompt = copy;
    return true;
}

void cel_set_keys(cel_editor *editor, bool vi) {
    el_wset(editor->line, EL_EDITOR, vi ? L"vi" : L"emacs");
}

bool cel_uses_vi_keys(cel_editor *editor) {
    const wchar_t *name = NULL;
    return el_wget(editor->line, EL_EDITOR, &name) == 0 && name != NULL
        && wcscmp(name, L"vi") == 0;
}

static bool bind_wide(cel_editor *editor, bool alternative, const wchar_t *key,
                      const wchar_t *command) {
    int result = alternative ? el_wset(editor->line, EL_BIND, L"-a", key, command, NULL)
                             : el_wset(editor->line, EL_BIND, key, command, NULL);
    return result == 0;
}

bool cel_bind(cel_editor *editor, bool alternative, const char *key, const char *command) {
    wchar_t *wide_key = wide_from_narrow(key), *wide_command = wide_from_narrow(command);
    bool bound = wide_key != NULL && wide_command != NULL
        && bind_wide(editor, alternative, wide_key, wide_command);
    free(wide_key);
    free(wide_command);
    return bound;
}

bool cel_bind_character(cel_editor *editor, bool alternative, uint32_t key, const char *command) {
    wchar_t wide_key[2] = {(wchar_t)key, 0};
    wchar_t *wide_command = wide_from_narrow(command);
    bool bound = wide_command != NULL && bind_wide(editor, alternative, wide_key, wide_command);
    free(wide_command);
    return bound;
}

bool cel_run_settings_line(cel_editor *editor, const char *text) {
    wchar_t *wide = wide_from_narrow(text);
    TokenizerW *tokenizer = wide == NULL ? NULL : tok_winit(NULL);
    bool understood = false;
    if (tokenizer != NULL) {
        int count = 0;
        const wchar_t **words = NULL;
        if (tok_wstr(tokenizer, wide, &count, &words) == 0)
            understood = count == 0 || el_wparse(editor->line, count, words) == 0;
        tok_wend(tokenizer);
    }
    free(wide);
    return understood;
}

bool cel_settings_pattern_matches(const char *pattern, const char *program) {
    if (strstr(program, pattern) != NULL) return true;
    regex_t expression;
    if (regcomp(&expression, pattern, REG_NOSUB) != 0) return false;
    bool matches = regexec(&expression, program, 0, NULL, 0) == 0;
    regfree(&expression);
    return matches;
}

// MARK: The line

cel_line cel_current_line(cel_editor *editor) {
    const LineInfoW *info = el_wline(editor->line);
    if (info->cursor < info->buffer || info->cursor > info->lastchar) {
        // Moving puts a cursor back that a command has left outside the line.
        el_cursor(editor->line, info->cursor < info->buffer ? 1 : -1);
    }
    return (cel_line){
        .text = (const uint32_t *)info->buffer,
        .cursor = (size_t)(info->cursor - info->buffer),
        .count = (size_t)(info->lastchar - info->buffer),
    };
}

void cel_move_cursor(cel_editor *editor, size_t place) {
    int current = el_cursor(editor->line, 0);
    el_cursor(editor->line, (int)place - current);
}

void cel_replace_line(cel_editor *editor, const uint32_t *text, size_t count) {
    cel_line old = cel_current_line(editor);
    cel_move_cursor(editor, old.count);
    el_deletestr(editor->line, (int)old.count);
    cel_insert(editor, text, count);
}

bool cel_delete(cel_editor *editor) {
    cel_line line = cel_current_line(editor);
    if (line.cursor >= line.count) return false;
    el_cursor(editor->line, 1);
    el_deletestr(editor->line, 1);
    return true;
}

void cel_insert(cel_editor *editor, const uint32_t *text, size_t count) {
    wchar_t *copy = wide_copy(text, count);
    if (copy == NULL) return;
    el_winsertstr(editor->line, copy);
    free(copy);
}

// MARK: The screen

static bool has_size(cel_editor *editor, int columns, int rows) {
    char co[] = "co", li[] = "li";
    int known_columns = 0, known_rows = 0;
    return el_wget(editor->line, EL_GETTC, co, &known_columns) == 0
        && el_wget(editor->line, EL_GETTC, li, &known_rows) == 0 && known_columns == columns
        && known_rows == rows;
}

static void set_capabilities(cel_editor *editor, int co, int li) {
    wchar_t number[16];
    swprintf(number, 16, L"%d", co);
    el_wset(editor->line, EL_SETTC, L"co", number, NULL);
    swprintf(number, 16, L"%d", li);
    el_wset(editor->line, EL_SETTC, L"li", number, NULL);
}

bool cel_set_size(cel_editor *editor, int columns, int rows) {
    if (has_size(editor, columns, rows)) return true;
    set_capabilities(editor, columns, rows);
    if (has_size(editor, columns, rows)) return true;
    // Some releases take one for the other.
    set_capabilities(editor, rows, columns);
    return has_size(editor, columns, rows);
}

static bool has_ansi_capability(cel_editor *editor, const char *name) {
    char copy[3] = {name[0], name[1], 0};
    char *sequence = NULL;
    return el_wget(editor->line, EL_GETTC, copy, &sequence) == 0 && sequence != NULL
        && strncmp(sequence, "\033[", 2) == 0;
}

// What libedit draws is dropped, but for the bell.
static ssize_t watch_drawing(void *data, const char *bytes, size_t count) {
    cel_editor *editor = data;
    if (memchr(bytes, '\a', count) != NULL) editor->rings = true;
    return (ssize_t)count;
}

bool cel_take_drawing(cel_editor *editor) {
    // Some terminals have a shorter sequence of their own for one row up.
    bool moves = has_ansi_capability(editor, "up") || has_ansi_capability(editor, "UP");
    if (!moves || !has_ansi_capability(editor, "ce")) return false;
    cookie_io_functions_t functions = {.write = watch_drawing};
    editor->drawing = fopencookie(editor, "w", functions);
    if (editor->drawing == NULL) return false;
    el_wset(editor->line, EL_SETFP, 1, editor->drawing);
    return true;
}

bool cel_take_bell(cel_editor *editor) {
    if (editor->drawing != NULL) fflush(editor->drawing);
    bool rings = editor->rings;
    editor->rings = false;
    return rings;
}

int cel_character_width(uint32_t character) { return wcwidth((wchar_t)character); }

void cel_flush_streams(void) { fflush(NULL); }
