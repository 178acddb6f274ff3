/// What the application has set for the sides of a table's contents.
struct TableSideRules {
    var insetsContentToSafeArea = true
    var followsReadableWidth = false
    var hugging: UITableViewContentHuggingElements = []
}
