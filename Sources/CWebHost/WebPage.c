#include "WebPage.h"

// `#embed` is of C23; clang has it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char page[] = {
#embed "Page/head.html"
#embed "Page/page.css" prefix(,)
#embed "Page/body.html" prefix(,)
#embed "Page/messages.js" prefix(,)
#embed "Page/windows.js" prefix(,)
#embed "Page/pointer.js" prefix(,)
#embed "Page/keyboard.js" prefix(,)
#embed "Page/exchange.js" prefix(,)
#embed "Page/elements.js" prefix(,)
#embed "Page/connection.js" prefix(,)
#embed "Page/tail.html" prefix(,)
};
const char *const trestle_web_page = page;
const size_t trestle_web_page_size = sizeof page;
