/// What a transaction has to write to the file.
struct ChangeLog {
    /// The keys of rows that were inserted, changed or removed, by class.
    var keys: [String: Set<Int64>] = [:]
    /// Classes that are new or whose description has changed: all of their rows are written.
    var classes: Set<String> = []
    var removedClasses: Set<String> = []
    var hasNewSchemaVersion = false

    mutating func note(_ link: _RealmLink) { keys[link.className, default: []].insert(link.key) }

    var isEmpty: Bool { keys.isEmpty && classes.isEmpty && removedClasses.isEmpty && !hasNewSchemaVersion }
}
