/// What the application lets the user do with the rows of a table.
struct TableModes {
    var selection = true
    var selectionDuringEditing = false
    var multipleSelection = false
    var multipleSelectionDuringEditing = false
    var focus = true
    var focusDuringEditing = true
    var selectionFollowsFocus = false
    var remembersFocus = false
    var drags = true
    var prefetches = true
}
