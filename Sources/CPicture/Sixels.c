#include "CPicture.h"
#include "Libraries.h"

#include <stdlib.h>
#include <string.h>

/// CHAFA_CANVAS_MODE_TRUECOLOR: a table of 256 colours is made for each picture.
static const int all_colours = 0;
/// CHAFA_PIXEL_MODE_SIXELS.
static const int as_sixels = 1;
/// CHAFA_PIXEL_RGBA8_UNASSOCIATED.
static const int pixel_type = 4;

static g_string *print(const struct cp_chafa_library *library, const cp_pixels *pixels) {
    // The child may have no threads beside its own.
    library->chafa_set_n_threads(1);
    chafa_config *config = library->chafa_canvas_config_new();
    library->chafa_canvas_config_set_canvas_mode(config, all_colours);
    library->chafa_canvas_config_set_pixel_mode(config, as_sixels);
    // One cell as large as the picture, so that no pixel is added or left out.
    library->chafa_canvas_config_set_geometry(config, 1, 1);
    library->chafa_canvas_config_set_cell_geometry(config, pixels->width, pixels->height);
    chafa_canvas *canvas = library->chafa_canvas_new(config);
    library->chafa_canvas_draw_all_pixels(canvas, pixel_type, pixels->bytes, pixels->width,
                                          pixels->height, pixels->width * 4);
    g_string *text = library->chafa_canvas_print(canvas, NULL);
    library->chafa_canvas_unref(canvas);
    library->chafa_canvas_config_unref(config);
    return text;
}

cp_outcome cp_write_sixels(const cp_pixels *pixels, uint8_t **bytes, size_t *count) {
    const struct cp_chafa_library *library = cp_chafa();
    if (!library) return CP_NO_LIBRARY;
    g_string *text = print(library, pixels);
    if (!text) return CP_NO_MEMORY;
    *bytes = malloc(text->length + 1);
    if (*bytes) memcpy(*bytes, text->text, text->length);
    *count = text->length;
    library->g_string_free(text, 1);
    return *bytes ? CP_DONE : CP_NO_MEMORY;
}
