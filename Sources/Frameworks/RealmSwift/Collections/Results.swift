import Foundation

/// - Linux: works
///
/// The objects of a class, or the elements of a collection, that fulfill conditions, in an order. They are found when
/// they are needed, and those that the database has then.
public struct Results<Element: RealmCollectionValue>: RealmCollection {
    public let _rlmQuery: _RealmQuery

    public init(_rlmQuery query: _RealmQuery) { _rlmQuery = query }

    /// An index out of bounds raises an exception.
    public subscript(position: Int) -> Element { _rlmQuery.element(position) }

    /// Whether both are the same object's results.
    public static func == (lhs: Results<Element>, rhs: Results<Element>) -> Bool { lhs._rlmQuery === rhs._rlmQuery }
}

extension Results: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
    }
}

extension Results: DescribedCollection {}
