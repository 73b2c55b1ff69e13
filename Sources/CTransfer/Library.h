// libcurl, loaded when it is first needed.
//
// Its 35 libraries take about 4 ms to link at a program's start; a shell over the cookbook needs
// none of them. So the functions are looked up by name at the first request.

#ifndef CTRANSFER_LIBRARY_H
#define CTRANSFER_LIBRARY_H

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <stdbool.h>

#define CT_CURL_FUNCTIONS(X)                                                                      \
    X(curl_global_init)                                                                           \
    X(curl_slist_append)                                                                          \
    X(curl_slist_free_all)                                                                        \
    X(curl_easy_init)                                                                             \
    X(curl_easy_cleanup)                                                                          \
    X(curl_easy_setopt)                                                                           \
    X(curl_easy_getinfo)                                                                          \
    X(curl_multi_init)                                                                            \
    X(curl_multi_setopt)                                                                          \
    X(curl_multi_add_handle)                                                                      \
    X(curl_multi_remove_handle)                                                                   \
    X(curl_multi_perform)                                                                         \
    X(curl_multi_poll)                                                                            \
    X(curl_multi_wakeup)                                                                          \
    X(curl_multi_info_read)

/// The functions that are used, each under its own name with `lib.` before it.
struct ct_library {
#define X(name) __typeof__(name) *f_##name;
    CT_CURL_FUNCTIONS(X)
#undef X
};

extern struct ct_library ct_lib;

/// Loads libcurl and prepares it; false where it is missing or too old. Called once, by the thread
/// that will use it.
bool ct_library_load(void);

#endif
