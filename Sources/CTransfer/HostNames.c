#include "CTransfer.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// libidn2, which libcurl brings along; its header need not be installed.
enum { IDN_OK = 0, IDN_NFC_INPUT = 1, IDN_NONTRANSITIONAL = 8 };

static struct {
    int (*lookup)(const uint8_t *, uint8_t **, int);
    void (*release)(void *);
} idn;

static void load(void) {
#ifdef __APPLE__
    void *library = dlopen("libidn2.0.dylib", RTLD_NOW | RTLD_LOCAL);
#else
    void *library = dlopen("libidn2.so.0", RTLD_NOW | RTLD_LOCAL);
#endif
    if (!library) return;
    idn.lookup = (__typeof__(idn.lookup))dlsym(library, "idn2_lookup_u8");
    idn.release = (__typeof__(idn.release))dlsym(library, "idn2_free");
}

bool ct_ascii_host(const char *host, char *room, size_t size) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!idn.lookup || !idn.release) return false;
    uint8_t *ascii = NULL;
    int flags = IDN_NFC_INPUT | IDN_NONTRANSITIONAL; // as browsers do it
    if (idn.lookup((const uint8_t *)host, &ascii, flags) != IDN_OK || !ascii) return false;
    size_t length = strlen((const char *)ascii);
    bool fits = length > 0 && length < size;
    if (fits) memcpy(room, ascii, length + 1);
    idn.release(ascii);
    return fits;
}
