// The libraries' functions, found by name.
//
// They are declared here and not taken from the libraries' headers: those need GLib's folders on
// the compiler's path, and pkg-config, which knows them, would have all of GLib linked as well. The
// declarations are those of gdk-pixbuf 2.42, libchafa 1.12 and libwebp 1.2, whose binary interfaces
// have been the same since 2.0, 1.8 and 0.6.

#ifndef CPICTURE_LIBRARIES_H
#define CPICTURE_LIBRARIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct gdk_pixbuf gdk_pixbuf;
typedef struct gdk_loader gdk_loader;
typedef struct g_error g_error;
typedef struct chafa_config chafa_config;
typedef struct chafa_canvas chafa_canvas;
typedef struct chafa_symbols chafa_symbols;

/// GLib's growing text.
typedef struct g_string {
    char *text;
    size_t length;
    size_t allocated;
} g_string;

typedef void (*size_prepared)(gdk_loader *loader, int width, int height, void *data);

#define CP_PIXBUF_FUNCTIONS(X)                                                                    \
    X(gdk_pixbuf_loader_new_with_type, gdk_loader *, (const char *, g_error **))                  \
    X(gdk_pixbuf_loader_set_size, void, (gdk_loader *, int, int))                                 \
    X(gdk_pixbuf_loader_write, int, (gdk_loader *, const uint8_t *, size_t, g_error **))          \
    X(gdk_pixbuf_loader_close, int, (gdk_loader *, g_error **))                                   \
    X(gdk_pixbuf_loader_get_pixbuf, gdk_pixbuf *, (gdk_loader *))                                 \
    X(gdk_pixbuf_apply_embedded_orientation, gdk_pixbuf *, (gdk_pixbuf *))                        \
    X(gdk_pixbuf_new_from_data, gdk_pixbuf *,                                                     \
      (const uint8_t *, int, int, int, int, int, int, void (*)(uint8_t *, void *), void *))       \
    X(gdk_pixbuf_new_subpixbuf, gdk_pixbuf *, (gdk_pixbuf *, int, int, int, int))                 \
    X(gdk_pixbuf_scale_simple, gdk_pixbuf *, (const gdk_pixbuf *, int, int, int))                 \
    X(gdk_pixbuf_add_alpha, gdk_pixbuf *,                                                         \
      (const gdk_pixbuf *, int, unsigned char, unsigned char, unsigned char))                     \
    X(gdk_pixbuf_get_width, int, (const gdk_pixbuf *))                                            \
    X(gdk_pixbuf_get_height, int, (const gdk_pixbuf *))                                           \
    X(gdk_pixbuf_get_rowstride, int, (const gdk_pixbuf *))                                        \
    X(gdk_pixbuf_get_pixels, uint8_t *, (const gdk_pixbuf *))                                     \
    X(gdk_pixbuf_save_to_bufferv, int,                                                            \
      (gdk_pixbuf *, char **, size_t *, const char *, char **, char **, g_error **))              \
    X(g_signal_connect_data, unsigned long,                                                       \
      (void *, const char *, size_prepared, void *, void *, int))                                 \
    X(g_object_unref, void, (void *))                                                             \
    X(g_clear_error, void, (g_error **))                                                          \
    X(g_free, void, (void *))

#define CP_CHAFA_FUNCTIONS(X)                                                                     \
    X(chafa_set_n_threads, void, (int))                                                           \
    X(chafa_canvas_config_new, chafa_config *, (void))                                            \
    X(chafa_canvas_config_set_geometry, void, (chafa_config *, int, int))                         \
    X(chafa_canvas_config_set_cell_geometry, void, (chafa_config *, int, int))                    \
    X(chafa_canvas_config_set_canvas_mode, void, (chafa_config *, int))                           \
    X(chafa_canvas_config_set_pixel_mode, void, (chafa_config *, int))                            \
    X(chafa_canvas_config_set_symbol_map, void, (chafa_config *, const chafa_symbols *))          \
    X(chafa_canvas_config_set_work_factor, void, (chafa_config *, float))                         \
    X(chafa_canvas_config_set_preprocessing_enabled, void, (chafa_config *, int))                 \
    X(chafa_canvas_config_unref, void, (chafa_config *))                                          \
    X(chafa_symbol_map_new, chafa_symbols *, (void))                                              \
    X(chafa_symbol_map_add_by_tags, void, (chafa_symbols *, int))                                 \
    X(chafa_symbol_map_unref, void, (chafa_symbols *))                                            \
    X(chafa_canvas_new, chafa_canvas *, (const chafa_config *))                                   \
    X(chafa_canvas_draw_all_pixels, void,                                                         \
      (chafa_canvas *, int, const uint8_t *, int, int, int))                                      \
    X(chafa_canvas_print, g_string *, (chafa_canvas *, void *))                                   \
    X(chafa_canvas_get_char_at, uint32_t, (chafa_canvas *, int, int))                             \
    X(chafa_canvas_get_colors_at, void, (chafa_canvas *, int, int, int *, int *))                 \
    X(chafa_canvas_unref, void, (chafa_canvas *))                                                 \
    X(g_string_free, char *, (g_string *, int))

#define CP_WEBP_FUNCTIONS(X)                                                                      \
    X(WebPGetInfo, int, (const uint8_t *, size_t, int *, int *))                                  \
    X(WebPDecodeRGBA, uint8_t *, (const uint8_t *, size_t, int *, int *))                         \
    X(WebPFree, void, (void *))

#define X(name, result, parameters) result(*name) parameters;
/// gdk-pixbuf's functions, and those of GLib that go with them.
struct cp_pixbuf_library {
    CP_PIXBUF_FUNCTIONS(X)
};
/// libchafa's functions.
struct cp_chafa_library {
    CP_CHAFA_FUNCTIONS(X)
};
/// libwebp's functions.
struct cp_webp_library {
    CP_WEBP_FUNCTIONS(X)
};
#undef X

/// Each library, loaded by the first call; null where it is missing or too old. The child has one
/// thread.
const struct cp_pixbuf_library *cp_pixbuf(void);
const struct cp_chafa_library *cp_chafa(void);
const struct cp_webp_library *cp_webp(void);

#endif
