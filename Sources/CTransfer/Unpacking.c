#include "Unpacking.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <strings.h>
#include <zlib.h>

// Brotli's decoder, which libcurl brings along; its header need not be installed.
enum { BROTLI_FAILED = 0, BROTLI_DONE = 1, BROTLI_WANTS_INPUT = 2, BROTLI_HAS_OUTPUT = 3 };

static struct {
    void *(*create)(void *(*)(void *, size_t), void (*)(void *, void *), void *);
    void (*destroy)(void *);
    int (*decompress)(void *, size_t *, const uint8_t **, size_t *, uint8_t **, size_t *);
} brotli;

static void load_brotli(void) {
#ifdef __APPLE__
    void *library = dlopen("libbrotlidec.1.dylib", RTLD_NOW | RTLD_LOCAL);
#else
    void *library = dlopen("libbrotlidec.so.1", RTLD_NOW | RTLD_LOCAL);
#endif
    if (!library) return;
    brotli.create = (__typeof__(brotli.create))dlsym(library, "BrotliDecoderCreateInstance");
    brotli.destroy = (__typeof__(brotli.destroy))dlsym(library, "BrotliDecoderDestroyInstance");
    brotli.decompress =
        (__typeof__(brotli.decompress))dlsym(library, "BrotliDecoderDecompressStream");
}

static bool has_brotli(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load_brotli);
    return brotli.create && brotli.destroy && brotli.decompress;
}

const char *ct_codings(void) { return has_brotli() ? "gzip, deflate, br" : "gzip, deflate"; }

struct ct_unpacking {
    void *brotli; // NULL: it is zlib's
    z_stream zlib;
    bool has_zlib, has_begun, is_done;
    bool may_be_raw; // "deflate" without zlib's own head, as some servers send it
};

static bool is(const char *name, const char *coding, size_t length) {
    return strncasecmp(name, coding, length) == 0 && name[length] == '\0';
}

ct_unpacking *ct_unpacking_create(const char *coding, size_t length) {
    bool is_gzip = is("gzip", coding, length) || is("x-gzip", coding, length);
    bool is_deflate = is("deflate", coding, length);
    bool is_brotli = is("br", coding, length) && has_brotli();
    if (!is_gzip && !is_deflate && !is_brotli) return NULL;
    ct_unpacking *u = calloc(1, sizeof *u);
    if (!u) return NULL;
    if (is_brotli) {
        u->brotli = brotli.create(NULL, NULL, NULL);
        if (u->brotli) return u;
    } else if (inflateInit2(&u->zlib, is_gzip ? 16 + MAX_WBITS : MAX_WBITS) == Z_OK) {
        u->has_zlib = true;
        u->may_be_raw = is_deflate;
        return u;
    }
    free(u);
    return NULL;
}

static bool unpack_brotli(ct_unpacking *u, const char *bytes, size_t count, ct_take take,
                          void *context) {
    const uint8_t *in = (const uint8_t *)bytes;
    uint8_t room[16 * 1024];
    int state = BROTLI_HAS_OUTPUT;
    while (state == BROTLI_HAS_OUTPUT) {
        uint8_t *out = room;
        size_t left = sizeof room;
        state = brotli.decompress(u->brotli, &count, &in, &left, &out, NULL);
        if (state == BROTLI_FAILED) return false;
        size_t made = sizeof room - left;
        if (made > 0 && !take(context, (const char *)room, made)) return false;
    }
    u->is_done = state == BROTLI_DONE;
    return true;
}

static bool unpack_zlib(ct_unpacking *u, const char *bytes, size_t count, ct_take take,
                        void *context) {
    char room[16 * 1024];
    u->zlib.next_in = (Bytef *)(uintptr_t)bytes;
    u->zlib.avail_in = (uInt)count;
    for (;;) {
        u->zlib.next_out = (Bytef *)room;
        u->zlib.avail_out = sizeof room;
        int state = inflate(&u->zlib, Z_NO_FLUSH);
        if (state == Z_DATA_ERROR && u->may_be_raw && u->zlib.total_out == 0) {
            u->may_be_raw = false;
            if (inflateReset2(&u->zlib, -MAX_WBITS) != Z_OK) return false;
            u->zlib.next_in = (Bytef *)(uintptr_t)bytes;
            u->zlib.avail_in = (uInt)count;
            continue;
        }
        if (state != Z_OK && state != Z_STREAM_END && state != Z_BUF_ERROR) return false;
        size_t made = sizeof room - u->zlib.avail_out;
        if (made > 0) {
            u->may_be_raw = false;
            if (!take(context, room, made)) return false;
        }
        u->is_done = state == Z_STREAM_END;
        if (u->is_done || u->zlib.avail_out > 0) return true;
    }
}

bool ct_unpack(ct_unpacking *u, const char *bytes, size_t count, ct_take take, void *context) {
    if (count == 0) return true;
    u->has_begun = true;
    if (u->is_done) return true; // filling after the end, as browsers see it too
    if (count > UINT_MAX) return false;
    return u->brotli ? unpack_brotli(u, bytes, count, take, context)
                     : unpack_zlib(u, bytes, count, take, context);
}

bool ct_unpacking_is_whole(const ct_unpacking *u) { return u->is_done || !u->has_begun; }

void ct_unpacking_free(ct_unpacking *u) {
    if (!u) return;
    if (u->has_zlib) inflateEnd(&u->zlib);
    if (u->brotli) brotli.destroy(u->brotli);
    free(u);
}
