#if defined(__linux__)
#define _GNU_SOURCE
#include <link.h>
#include <string.h>
#endif

#include "CBuild.h"

#if defined(__linux__)
struct wanted {
    unsigned char *id;
    size_t room;
    size_t length;
};

/// Notes follow one another, each part of them padded to four bytes: see elf(5).
static size_t padded(size_t length) { return (length + 3) & ~(size_t)3; }

static int look(struct dl_phdr_info *object, size_t size, void *data) {
    struct wanted *wanted = data;
    (void)size;
    for (size_t i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        if (part->p_type != PT_NOTE) continue;
        const unsigned char *at = (const unsigned char *)(object->dlpi_addr + part->p_vaddr);
        const unsigned char *end = at + part->p_memsz;
        while ((size_t)(end - at) >= sizeof(ElfW(Nhdr))) {
            const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)at;
            const unsigned char *name = at + sizeof *note;
            size_t rest = (size_t)(end - name);
            if (padded(note->n_namesz) > rest) break;
            const unsigned char *id = name + padded(note->n_namesz);
            if (padded(note->n_descsz) > rest - padded(note->n_namesz)) break;
            if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && !memcmp(name, "GNU", 4)) {
                wanted->length = note->n_descsz < wanted->room ? note->n_descsz : wanted->room;
                memcpy(wanted->id, id, wanted->length);
                return 1;
            }
            at = id + padded(note->n_descsz);
        }
    }
    // The first object is the program itself; libraries have IDs of their own.
    return 1;
}
#endif

size_t recipe_build_id(unsigned char *id, size_t room) {
#if defined(__linux__)
    struct wanted wanted = {id, room, 0};
    dl_iterate_phdr(look, &wanted);
    return wanted.length;
#else
    (void)id;
    (void)room;
    return 0;
#endif
}
