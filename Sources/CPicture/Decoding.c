#include "CPicture.h"
#include "Libraries.h"

#include <stdlib.h>
#include <string.h>

/// Bytes that gdk-pixbuf is handed at once.
static const size_t piece = 64 * 1024;
/// GDK_INTERP_BILINEAR, which takes the mean of the pixels that fall together.
static const int interpolation = 2;

typedef struct {
    const struct cp_pixbuf_library *library;
    const cp_bounds *bounds;
    bool is_too_large;
} reading;

static bool is_too_large(int64_t width, int64_t height, const cp_bounds *bounds) {
    return width > bounds->largest_side || height > bounds->largest_side
        || width * height > bounds->largest_area;
}

static double larger(double a, double b) { return a > b ? a : b; }

/// The size to decode at, told as soon as a file's head has been read.
static void take_size(gdk_loader *loader, int width, int height, void *data) {
    reading *state = data;
    if (width <= 0 || height <= 0 || is_too_large(width, height, state->bounds)) {
        state->is_too_large = width > 0 && height > 0;
        // The loaders give up at a size of nothing, before they take memory.
        state->library->gdk_pixbuf_loader_set_size(loader, 0, 0);
        return;
    }
    double box_width = state->bounds->box_width, box_height = state->bounds->box_height;
    double lying = larger(box_width / width, box_height / height);
    double standing = larger(box_height / width, box_width / height);
    double factor = larger(lying, standing);
    if (factor >= 1) return;
    state->library->gdk_pixbuf_loader_set_size(loader, (int)larger(1, width * factor + 0.5),
                                               (int)larger(1, height * factor + 0.5));
}

/// Copies a picture out, with an alpha for each pixel.
static cp_outcome copy_out(const struct cp_pixbuf_library *library, const gdk_pixbuf *picture,
                           cp_pixels *pixels) {
    gdk_pixbuf *whole = library->gdk_pixbuf_add_alpha(picture, 0, 0, 0, 0);
    if (!whole) return CP_NO_MEMORY;
    int width = library->gdk_pixbuf_get_width(whole);
    int height = library->gdk_pixbuf_get_height(whole);
    size_t row = (size_t)width * 4, stride = (size_t)library->gdk_pixbuf_get_rowstride(whole);
    const uint8_t *from = library->gdk_pixbuf_get_pixels(whole);
    uint8_t *bytes = malloc(row * (size_t)height);
    if (bytes)
        for (size_t y = 0; y < (size_t)height; y++)
            memcpy(bytes + y * row, from + y * stride, row);
    library->g_object_unref(whole);
    if (!bytes) return CP_NO_MEMORY;
    *pixels = (cp_pixels){bytes, width, height};
    return CP_DONE;
}

static bool feed(const struct cp_pixbuf_library *library, gdk_loader *loader,
                 const uint8_t *bytes, size_t count) {
    bool is_fine = true;
    for (size_t place = 0; place < count && is_fine; place += piece) {
        size_t length = count - place < piece ? count - place : piece;
        is_fine = library->gdk_pixbuf_loader_write(loader, bytes + place, length, NULL);
    }
    // A loader must be closed in any case.
    return library->gdk_pixbuf_loader_close(loader, NULL) && is_fine;
}

static cp_outcome decode_with_pixbuf(const char *type, const uint8_t *bytes, size_t count,
                                     const cp_bounds *bounds, cp_pixels *pixels) {
    const struct cp_pixbuf_library *library = cp_pixbuf();
    if (!library) return CP_NO_LIBRARY;
    gdk_loader *loader = library->gdk_pixbuf_loader_new_with_type(type, NULL);
    if (!loader) return CP_NO_LIBRARY;
    reading state = {library, bounds, false};
    library->g_signal_connect_data(loader, "size-prepared", take_size, &state, NULL, 0);
    bool is_whole = feed(library, loader, bytes, count);
    gdk_pixbuf *picture = is_whole ? library->gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
    cp_outcome outcome = state.is_too_large ? CP_TOO_LARGE : CP_DAMAGED;
    if (picture) {
        gdk_pixbuf *upright = library->gdk_pixbuf_apply_embedded_orientation(picture);
        outcome = upright ? copy_out(library, upright, pixels) : CP_NO_MEMORY;
        if (upright) library->g_object_unref(upright);
    }
    library->g_object_unref(loader);
    return outcome;
}

static cp_outcome decode_webp(const uint8_t *bytes, size_t count, const cp_bounds *bounds,
                              cp_pixels *pixels) {
    const struct cp_webp_library *library = cp_webp();
    if (!library) return CP_NO_LIBRARY;
    int width = 0, height = 0;
    if (!library->WebPGetInfo(bytes, count, &width, &height)) return CP_DAMAGED;
    if (is_too_large(width, height, bounds)) return CP_TOO_LARGE;
    uint8_t *decoded = library->WebPDecodeRGBA(bytes, count, &width, &height);
    if (!decoded) return CP_DAMAGED;
    size_t size = (size_t)width * (size_t)height * 4;
    uint8_t *own = malloc(size);
    if (own) memcpy(own, decoded, size);
    library->WebPFree(decoded);
    if (!own) return CP_NO_MEMORY;
    *pixels = (cp_pixels){own, width, height};
    return CP_DONE;
}

cp_outcome cp_decode(cp_format format, const uint8_t *bytes, size_t count,
                     const cp_bounds *bounds, cp_pixels *pixels) {
    switch (format) {
    case CP_JPEG: return decode_with_pixbuf("jpeg", bytes, count, bounds, pixels);
    case CP_PNG: return decode_with_pixbuf("png", bytes, count, bounds, pixels);
    case CP_GIF: return decode_with_pixbuf("gif", bytes, count, bounds, pixels);
    case CP_WEBP: return decode_webp(bytes, count, bounds, pixels);
    }
    return CP_DAMAGED;
}

/// Our pixels as gdk-pixbuf sees them; they stay ours.
static gdk_pixbuf *seen(const struct cp_pixbuf_library *library, const cp_pixels *pixels) {
    // Colour space 0 is RGB; with alpha, 8 bits each.
    return library->gdk_pixbuf_new_from_data(pixels->bytes, 0, 1, 8, pixels->width,
                                             pixels->height, pixels->width * 4, NULL, NULL);
}

cp_outcome cp_scale(const cp_pixels *pixels, cp_area area, int width, int height,
                    cp_pixels *scaled) {
    const struct cp_pixbuf_library *library = cp_pixbuf();
    if (!library) return CP_NO_LIBRARY;
    if (area.left < 0 || area.top < 0 || area.width < 1 || area.height < 1 || width < 1
        || height < 1 || area.left > pixels->width - area.width
        || area.top > pixels->height - area.height)
        return CP_DAMAGED;
    cp_outcome outcome = CP_NO_MEMORY;
    gdk_pixbuf *whole = seen(library, pixels);
    gdk_pixbuf *part = whole ? library->gdk_pixbuf_new_subpixbuf(whole, area.left, area.top,
                                                                 area.width, area.height)
                             : NULL;
    gdk_pixbuf *result =
        part ? library->gdk_pixbuf_scale_simple(part, width, height, interpolation) : NULL;
    if (result) outcome = copy_out(library, result, scaled);
    if (result) library->g_object_unref(result);
    if (part) library->g_object_unref(part);
    if (whole) library->g_object_unref(whole);
    return outcome;
}

cp_outcome cp_write_png(const cp_pixels *pixels, uint8_t **bytes, size_t *count) {
    const struct cp_pixbuf_library *library = cp_pixbuf();
    if (!library) return CP_NO_LIBRARY;
    gdk_pixbuf *picture = seen(library, pixels);
    if (!picture) return CP_NO_MEMORY;
    // A little larger than at the usual level 6, and done in a third of the time.
    char *keys[] = {"compression", NULL}, *values[] = {"2", NULL};
    char *buffer = NULL;
    size_t size = 0;
    int is_done = library->gdk_pixbuf_save_to_bufferv(picture, &buffer, &size, "png", keys,
                                                      values, NULL);
    library->g_object_unref(picture);
    if (!is_done) return CP_NO_MEMORY;
    *bytes = malloc(size > 0 ? size : 1);
    if (*bytes) memcpy(*bytes, buffer, size);
    *count = size;
    library->g_free(buffer);
    return *bytes ? CP_DONE : CP_NO_MEMORY;
}
