#ifndef WEB_PAGE_H
#define WEB_PAGE_H

#include <stddef.h>

/// The page that shows the windows: the files of the folder Page, one after the other, in UTF-8. The word NONCE in it
/// stands for the value that allows its script and its style.
extern const char *const trestle_web_page;
extern const size_t trestle_web_page_size;

#endif
