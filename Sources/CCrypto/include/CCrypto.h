// What OpenSSL's libcrypto does for pass phrases: scrypt, and comparing secrets.
//
// The library is loaded when a pass phrase is first set or tried, so a program that has none doesn't
// pay for it. Nothing here is cryptography of our own.

#ifndef CCRYPTO_H
#define CCRYPTO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Derives a key from a pass phrase with scrypt (RFC 7914).
///
/// - Parameters:
///   - cost: N, a power of two; the memory that it takes is 128 * N * block bytes.
///   - block: r.
///   - parallel: p.
/// - Returns: Whether the key was made; false where libcrypto can't be loaded or refuses.
bool cc_scrypt(const uint8_t *phrase, size_t phrase_length, const uint8_t *salt, size_t salt_length,
               uint64_t cost, uint64_t block, uint64_t parallel, uint8_t *key, size_t key_length);

/// Whether two secrets of a length are equal, in a time that doesn't tell where they differ; false
/// where libcrypto can't be loaded.
bool cc_equal(const uint8_t *one, const uint8_t *other, size_t length);

#pragma clang assume_nonnull end

#endif
