#include "CPlatformFacts.h"

// `#embed` is of C23; clang has it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char classes[] = {
#embed "../../Facts/Classes.txt" suffix(,)
    0};
const char *const platformClasses = classes;

static const char members[] = {
#embed "../../Facts/Members/Application.txt" suffix(,)
#embed "../../Facts/Members/Controllers.txt" suffix(,)
#embed "../../Facts/Members/Drawing.txt" suffix(,)
#embed "../../Facts/Members/Interaction.txt" suffix(,)
#embed "../../Facts/Members/Lists.txt" suffix(,)
#embed "../../Facts/Members/Text.txt" suffix(,)
#embed "../../Facts/Members/Views.txt" suffix(,)
    0};
const char *const platformMembers = members;

static const char protocols[] = {
#embed "../../Facts/Protocols/Application.txt" suffix(,)
#embed "../../Facts/Protocols/Controllers.txt" suffix(,)
#embed "../../Facts/Protocols/Drawing.txt" suffix(,)
#embed "../../Facts/Protocols/Foundation.txt" suffix(,)
#embed "../../Facts/Protocols/Interaction.txt" suffix(,)
#embed "../../Facts/Protocols/Lists.txt" suffix(,)
#embed "../../Facts/Protocols/Text.txt" suffix(,)
#embed "../../Facts/Protocols/Views.txt" suffix(,)
    0};
const char *const platformProtocols = protocols;
