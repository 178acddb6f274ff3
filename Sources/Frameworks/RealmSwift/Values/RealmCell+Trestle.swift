import Foundation

/// - Linux: works
///
/// A value as it is in the store. Specific to Trestle.
public enum _RealmCell: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int64)
    case float(Float)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case uuid(UUID)
    case objectId(ObjectId)
    case decimal(Decimal128)
    case link(_RealmLink)
    case list([_RealmCell])
    /// The elements are unique, and in the order in which they were inserted.
    case set([_RealmCell])
    case map([String: _RealmCell])
}

/// - Linux: works
///
/// Says which object of the store a value refers to. Specific to Trestle.
public struct _RealmLink: Hashable, Sendable {
    let className: String
    let key: Int64
}

extension _RealmCell {
    var link: _RealmLink? {
        if case .link(let link) = self { return link }
        return nil
    }

    /// The elements of a collection, the values of a map in the order of their keys.
    var elements: [_RealmCell] {
        switch self {
        case .list(let cells), .set(let cells): cells
        case .map(let cells): cells.sorted { $0.key < $1.key }.map(\.value)
        default: []
        }
    }

    /// The objects that the value refers to, itself or in a collection.
    var links: [_RealmLink] {
        if let link { return [link] }
        return elements.compactMap(\.link)
    }

    /// Returns the value without references for which the condition holds: nil in place of one, none in a list or set.
    func removingLinks(where isRemoved: (_RealmLink) -> Bool) -> _RealmCell {
        func stays(_ cell: _RealmCell) -> Bool { !(cell.link.map(isRemoved) ?? false) }
        switch self {
        case .link: return stays(self) ? self : .null
        case .list(let cells): return .list(cells.filter(stays))
        case .set(let cells): return .set(cells.filter(stays))
        case .map(let cells): return .map(cells.mapValues { stays($0) ? $0 : .null })
        default: return self
        }
    }

    /// The value as a value of Swift; nil for null and for references.
    var plainValue: Any? {
        switch self {
        case .null, .link: nil
        case .bool(let value): value
        case .int(let value): Int(value)
        case .float(let value): value
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        case .uuid(let value): value
        case .objectId(let value): value
        case .decimal(let value): value
        case .list, .set, .map: elements.map { $0.plainValue ?? NSNull() }
        }
    }

    /// The value as a number; nil for what is none.
    var number: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): Double(value)
        case .float(let value): Double(value)
        case .double(let value): value
        case .decimal(let value): value.doubleValue
        default: nil
        }
    }
}
