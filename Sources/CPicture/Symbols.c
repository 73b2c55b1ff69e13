#include "CPicture.h"
#include "Libraries.h"

#include <stdlib.h>

/// CHAFA_CANVAS_MODE_TRUECOLOR, CHAFA_PIXEL_MODE_SYMBOLS, CHAFA_PIXEL_RGBA8_UNASSOCIATED.
static const int all_colours = 0, as_symbols = 0, pixel_type = 4;
/// CHAFA_SYMBOL_TAG_SPACE, _SOLID and _BLOCK: the block elements, which every font has.
static const int block_elements = 1 << 0 | 1 << 1 | 1 << 3;
/// U+2580 is the first of the 32 block elements.
static const uint32_t first_element = 0x2580, element_count = 32;

static void put_colour(uint8_t *place, int colour) {
    // A negative number stands for a transparent colour, which no picture has here.
    for (int part = 0; part < 3; part++)
        place[part] = colour < 0 ? 0 : (uint8_t)(colour >> (16 - 8 * part));
}

static chafa_canvas *draw(const struct cp_chafa_library *library, const cp_pixels *pixels,
                          int columns, int rows) {
    // The child may have no threads beside its own.
    library->chafa_set_n_threads(1);
    chafa_symbols *symbols = library->chafa_symbol_map_new();
    library->chafa_symbol_map_add_by_tags(symbols, block_elements);
    chafa_config *config = library->chafa_canvas_config_new();
    library->chafa_canvas_config_set_canvas_mode(config, all_colours);
    library->chafa_canvas_config_set_pixel_mode(config, as_symbols);
    library->chafa_canvas_config_set_symbol_map(config, symbols);
    library->chafa_canvas_config_set_geometry(config, columns, rows);
    // All symbols are tried for each cell, and the picture's own colours are kept.
    library->chafa_canvas_config_set_work_factor(config, 1);
    library->chafa_canvas_config_set_preprocessing_enabled(config, 0);
    chafa_canvas *canvas = library->chafa_canvas_new(config);
    library->chafa_canvas_draw_all_pixels(canvas, pixel_type, pixels->bytes, pixels->width,
                                          pixels->height, pixels->width * 4);
    library->chafa_canvas_config_unref(config);
    library->chafa_symbol_map_unref(symbols);
    return canvas;
}

cp_outcome cp_draw_symbols(const cp_pixels *pixels, int columns, int rows, uint8_t **bytes,
                           size_t *count) {
    const struct cp_chafa_library *library = cp_chafa();
    if (!library) return CP_NO_LIBRARY;
    *count = (size_t)columns * (size_t)rows * CP_SYMBOL_BYTES;
    *bytes = malloc(*count > 0 ? *count : 1);
    if (!*bytes) return CP_NO_MEMORY;
    chafa_canvas *canvas = draw(library, pixels, columns, rows);
    uint8_t *place = *bytes;
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            int foreground = 0, background = 0;
            library->chafa_canvas_get_colors_at(canvas, column, row, &foreground, &background);
            uint32_t element =
                library->chafa_canvas_get_char_at(canvas, column, row) - first_element;
            // What is not a block element is a space, which is the first number.
            place[0] = element < element_count ? (uint8_t)(element + 1) : 0;
            put_colour(place + 1, foreground);
            put_colour(place + 4, background);
            place += CP_SYMBOL_BYTES;
        }
    }
    library->chafa_canvas_unref(canvas);
    return CP_DONE;
}
