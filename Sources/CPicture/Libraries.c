#include "Libraries.h"

#include <dlfcn.h>

static void *open_library(const char *const *names) {
    for (; *names; names++) {
        void *library = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
        if (library) return library;
    }
    return NULL;
}

// A library's handle also finds what the libraries that it needs have, such as GLib's functions.
#define X(name, result, parameters)                                                               \
    functions.name = (__typeof__(functions.name))dlsym(found, #name);                           \
    if (!functions.name) return NULL;

const struct cp_pixbuf_library *cp_pixbuf(void) {
    static struct cp_pixbuf_library functions;
    static void *library;
    if (library) return &functions;
    static const char *const names[] = {
        "libgdk_pixbuf-2.0.so.0", "libgdk_pixbuf-2.0.0.dylib", NULL,
    };
    void *found = open_library(names);
    if (!found) return NULL;
    CP_PIXBUF_FUNCTIONS(X)
    library = found;
    return &functions;
}

const struct cp_chafa_library *cp_chafa(void) {
    static struct cp_chafa_library functions;
    static void *library;
    if (library) return &functions;
    static const char *const names[] = {"libchafa.so.0", "libchafa.0.dylib", NULL};
    void *found = open_library(names);
    if (!found) return NULL;
    CP_CHAFA_FUNCTIONS(X)
    library = found;
    return &functions;
}

const struct cp_webp_library *cp_webp(void) {
    static struct cp_webp_library functions;
    static void *library;
    if (library) return &functions;
    static const char *const names[] = {"libwebp.so.7", "libwebp.so.6", "libwebp.7.dylib", NULL};
    void *found = open_library(names);
    if (!found) return NULL;
    CP_WEBP_FUNCTIONS(X)
    library = found;
    return &functions;
}
