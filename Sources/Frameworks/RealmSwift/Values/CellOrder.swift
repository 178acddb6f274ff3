import Foundation

/// Orders values as sorted collections have them: null first, then values of one type by size, others by type.
enum CellOrder {
    static func isLess(_ left: _RealmCell, _ right: _RealmCell) -> Bool { compare(left, right) < 0 }

    /// Returns a negative number, 0 or a positive number.
    static func compare(_ left: _RealmCell, _ right: _RealmCell) -> Int {
        switch (left, right) {
        case (.int(let left), .int(let right)): order(left, right)
        case (.string(let left), .string(let right)): order(left, right)
        case (.date(let left), .date(let right)): order(left, right)
        case (.decimal(let left), .decimal(let right)): order(left.decimalValue, right.decimalValue)
        case (.objectId(let left), .objectId(let right)): order(left.stringValue, right.stringValue)
        case (.uuid(let left), .uuid(let right)): order(left.uuidString, right.uuidString)
        case (.data(let left), .data(let right)):
            left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
        case (.link(let left), .link(let right)): order(left.key, right.key)
        default: ofDifferentTypes(left, right)
        }
    }

    private static func ofDifferentTypes(_ left: _RealmCell, _ right: _RealmCell) -> Int {
        if let left = left.number, let right = right.number { return order(left, right) }
        return order(rank(left), rank(right))
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
        left < right ? -1 : left == right ? 0 : 1
    }

    private static func rank(_ cell: _RealmCell) -> Int {
        switch cell {
        case .null: 0
        case .bool, .int, .float, .double, .decimal: 1
        case .string: 2
        case .data: 3
        case .date: 4
        case .uuid: 5
        case .objectId: 6
        case .link: 7
        case .list, .set, .map: 8
        }
    }
}
