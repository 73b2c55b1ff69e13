#include "CCrypto.h"

#include <dlfcn.h>
#include <pthread.h>

// As openssl/evp.h and openssl/crypto.h have them, since version 1.1.0.
static struct {
    int (*EVP_PBE_scrypt)(const char *, size_t, const unsigned char *, size_t, uint64_t, uint64_t,
                          uint64_t, uint64_t, unsigned char *, size_t);
    int (*CRYPTO_memcmp)(const void *, const void *, size_t);
} crypto;

static void load(void) {
    static const char *const names[] = {
#ifdef __APPLE__
        "/opt/homebrew/opt/openssl@3/lib/libcrypto.3.dylib",
        "/usr/local/opt/openssl@3/lib/libcrypto.3.dylib",
#else
        "libcrypto.so.3", "libcrypto.so.1.1",
#endif
    };
    void *library = NULL;
    for (size_t i = 0; i < sizeof names / sizeof names[0] && !library; i++)
        library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    *(void **)&crypto.EVP_PBE_scrypt = dlsym(library, "EVP_PBE_scrypt");
    *(void **)&crypto.CRYPTO_memcmp = dlsym(library, "CRYPTO_memcmp");
}

static bool is_loaded(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return crypto.EVP_PBE_scrypt && crypto.CRYPTO_memcmp;
}

bool cc_scrypt(const uint8_t *phrase, size_t phrase_length, const uint8_t *salt, size_t salt_length,
               uint64_t cost, uint64_t block, uint64_t parallel, uint8_t *key, size_t key_length) {
    if (!is_loaded()) return false;
    // What it takes, and as much again for what it needs besides.
    uint64_t memory = 2 * 128 * cost * block;
    return crypto.EVP_PBE_scrypt((const char *)phrase, phrase_length, salt, salt_length, cost, block,
                                 parallel, memory, key, key_length) == 1;
}

bool cc_equal(const uint8_t *one, const uint8_t *other, size_t length) {
    return is_loaded() && crypto.CRYPTO_memcmp(one, other, length) == 0;
}
