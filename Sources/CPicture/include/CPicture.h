// Picture files in, pixels out: gdk-pixbuf, libwebp and libchafa, and the child process that they
// run in.
//
// The libraries are loaded by name when they are first used, so that a program without pictures
// does not pay for them at its start and runs where they are missing. Only the child calls them:
// a picture file comes from anywhere, and its decoder is never trusted with the shell's own memory.

#ifndef CPICTURE_H
#define CPICTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How a call ended.
typedef enum cp_outcome : int {
    CP_DONE,
    /// A library, or its part for this format, is not installed.
    CP_NO_LIBRARY,
    /// The picture has more pixels than may be decoded.
    CP_TOO_LARGE,
    /// The bytes are not a whole picture of their format.
    CP_DAMAGED,
    CP_NO_MEMORY,
} cp_outcome;

/// The formats that are decoded.
typedef enum cp_format : int { CP_JPEG, CP_PNG, CP_GIF, CP_WEBP } cp_format;

/// Pixels of four bytes (red, green, blue, alpha not multiplied in), row by row without gaps. The
/// bytes are given back with `free`.
typedef struct cp_pixels {
    uint8_t *_Nullable bytes;
    int width;
    int height;
} cp_pixels;

/// What may be decoded, and how large it needs to be.
typedef struct cp_bounds {
    /// The most pixels of a side, and of the whole picture, that the file may have.
    int largest_side;
    int64_t largest_area;
    /// The box that the picture is meant for. A larger picture is made smaller while it is decoded,
    /// as far as it still covers the box, lying or standing.
    int box_width;
    int box_height;
} cp_bounds;

/// Decodes a picture, of an animation its first image, and turns it as its Exif data say.
cp_outcome cp_decode(cp_format format, const uint8_t *bytes, size_t count,
                     const cp_bounds *bounds, cp_pixels *pixels);

/// A part of a picture, in pixels from its top left corner.
typedef struct cp_area {
    int left, top, width, height;
} cp_area;

/// Draws a part of a picture at another size. The part must lie inside.
cp_outcome cp_scale(const cp_pixels *pixels, cp_area area, int width, int height,
                    cp_pixels *scaled);

/// Writes pixels as a PNG file; the bytes are given back with `free`.
cp_outcome cp_write_png(const cp_pixels *pixels, uint8_t *_Nullable *_Nonnull bytes,
                        size_t *count);

/// Writes pixels as sixels, from `ESC P` to `ESC \`; the bytes are given back with `free`.
///
/// Rows beyond the last whole six are left out.
cp_outcome cp_write_sixels(const cp_pixels *pixels, uint8_t *_Nullable *_Nonnull bytes,
                           size_t *count);

/// The bytes of a cell that `cp_draw_symbols` gives: which of the 32 block elements from U+2580 on,
/// from 1 on, or 0 for a space; then red, green and blue of the element and of its ground.
#define CP_SYMBOL_BYTES 7

/// Draws pixels in cells, with the block element and the two colours that come nearest to each; the
/// bytes are given back with `free`.
cp_outcome cp_draw_symbols(const cp_pixels *pixels, int columns, int rows,
                           uint8_t *_Nullable *_Nonnull bytes, size_t *count);

/// What a child may use.
typedef struct cp_allowance {
    /// Bytes of memory beyond what the process has now.
    uint64_t memory;
    /// Seconds of the processor in all, and open files.
    uint64_t seconds;
    uint64_t files;
} cp_allowance;

/// Takes from this process, for good, what a decoder does not need: more memory, time and files than
/// allowed, processes, writing to files, new rights. False where the system refuses.
bool cp_confine(const cp_allowance *allowance);

/// Ends this process by a signal when so many seconds have passed; 0 cancels it.
void cp_end_after(unsigned seconds);

/// Starts a program in a process group of its own with nothing but a socket as its input and output.
///
/// Its environment has only a character set. Gives the process's number and our end of the socket;
/// -1 with the reason in `errno` where it cannot be started.
int cp_start_child(const char *program, const char *const _Nullable *_Nonnull arguments,
                   int *socket);

/// Ends a child at once if it runs still, and waits for its end.
void cp_end_child(int process);

#pragma clang assume_nonnull end

#endif
