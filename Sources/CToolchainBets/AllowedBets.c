#include "AllowedBets.h"

#include <stdlib.h>
#include <string.h>

bool is_bet_allowed(const char *name) {
    const char *list = getenv("TRESTLE_WITHOUT");
    const size_t length = strlen(name);
    while (list && *list) {
        const size_t item = strcspn(list, ",");
        if (item == length && strncmp(list, name, length) == 0) { return false; }
        list += item + (list[item] == ',');
    }
    return true;
}
