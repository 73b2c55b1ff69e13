/// What the linker noted in the program: its build ID (ELF's NT_GNU_BUILD_ID).

#ifndef RECIPE_CBUILD_H
#define RECIPE_CBUILD_H

#include <stddef.h>

/// Copies the program's build ID, as many bytes of it as have room. Returns how many; 0 where it has none.
size_t recipe_build_id(unsigned char *id, size_t room);

#endif
