#include "Library.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

struct ct_library ct_lib;

static void *open_library(void) {
    // The second name is Debian's build with GnuTLS, which has the same functions.
    static const char *const names[] = {
#ifdef __APPLE__
        "libcurl.4.dylib", "libcurl.dylib",
#else
        "libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.so",
#endif
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        void *library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
        if (library) return library;
    }
    return NULL;
}

/// Keeps OpenSSL, which libcurl brings along, from cleaning up at the end of the process: threads
/// that still load it would lose what they stand on.
static void keep_openssl(void *library) {
    enum { NO_ATEXIT = 0x00080000 }; // OPENSSL_INIT_NO_ATEXIT of its crypto.h
    int (*init)(uint64_t, const void *);
    init = (__typeof__(init))dlsym(library, "OPENSSL_init_crypto");
    if (init) init(NO_ATEXIT, NULL);
}

bool ct_library_load(void) {
    void *library = open_library();
    if (!library) return false;
    keep_openssl(library);
#define X(name)                                                                                   \
    ct_lib.f_##name = (__typeof__(ct_lib.f_##name))dlsym(library, #name);                         \
    if (!ct_lib.f_##name) return false;
    CT_CURL_FUNCTIONS(X)
#undef X
    return ct_lib.f_curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}
