#define _GNU_SOURCE
#include "CEditLine.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>

bool cel_use_utf8(void) {
    // Only the character set: numbers must keep their decimal point in all that we write.
    if (setlocale(LC_CTYPE, "") != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0)
        return true;
    return setlocale(LC_CTYPE, "C.UTF-8") != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}
