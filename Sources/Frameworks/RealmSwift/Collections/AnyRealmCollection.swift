import Foundation

/// - Linux: works
///
/// A list, results or linking objects, whichever.
public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection {
    public let _rlmQuery: _RealmQuery

    public init<Base: RealmCollection>(_ base: Base) where Base.Element == Element { _rlmQuery = base._rlmQuery }

    public init(_rlmQuery query: _RealmQuery) { _rlmQuery = query }

    /// An index out of bounds raises an exception.
    public subscript(position: Int) -> Element { _rlmQuery.element(position) }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs._rlmQuery === rhs._rlmQuery }
}

extension AnyRealmCollection: DescribedCollection {}
