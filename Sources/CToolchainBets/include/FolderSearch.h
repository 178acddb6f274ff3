#ifndef C_TOOLCHAIN_BETS_FOLDER_SEARCH_H
#define C_TOOLCHAIN_BETS_FOLDER_SEARCH_H

#include <stdbool.h>

/// Has the file managers of the class `FileManager` search folders with the functions of FoundationRepairs. Changes
/// nothing and returns false if the class has other methods than expected.
bool replace_folder_search(const void *file_manager);

#endif
