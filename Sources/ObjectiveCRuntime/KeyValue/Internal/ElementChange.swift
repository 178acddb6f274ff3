import Foundation

/// A change of elements inside an array.
struct ElementChange {
    let kind: NSKeyValueChange
    let indexes: IndexSet

    var hasOldValues: Bool { kind == .removal || kind == .replacement }
    var hasNewValues: Bool { kind == .insertion || kind == .replacement }

    /// Returns the elements at the indexes that the array has; nil for other values.
    func values(in value: Any) -> [Any]? {
        guard let all = (value as? NSArray).map(Array.init) ?? value as? [Any] else { return nil }
        return indexes.filter(all.indices.contains).map { all[$0] }
    }
}
