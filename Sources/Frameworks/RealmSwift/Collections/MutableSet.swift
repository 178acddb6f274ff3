import Foundation

/// - Linux: works
///
/// A property with several values, each of which it has once. A set of an object in a database stands for what the
/// database has.
public final class MutableSet<Element: RealmCollectionValue>: RealmCollection, ExpressibleByArrayLiteral {
    let part: SetField<Element>

    /// Creates a set in no database.
    public init() { part = SetField() }

    public convenience init(arrayLiteral elements: Element...) {
        self.init()
        insert(objectsIn: elements)
    }

    public convenience init(_rlmQuery query: _RealmQuery) {
        self.init()
        if case .property(let site) = query.source { part.site = site }
    }

    public var _rlmQuery: _RealmQuery { part.query }

    /// An index out of bounds raises an exception.
    public subscript(position: Int) -> Element { _rlmQuery.element(position) }

    /// Whether both have the same elements.
    public static func == (lhs: MutableSet<Element>, rhs: MutableSet<Element>) -> Bool {
        lhs === rhs || Set(lhs) == Set(rhs)
    }

    public func contains(_ object: Element) -> Bool { index(of: object) != nil }

    public func isSubset(of possibleSuperset: MutableSet<Element>) -> Bool { Set(self).isSubset(of: possibleSuperset) }

    public func intersects(_ otherSet: MutableSet<Element>) -> Bool { !Set(self).isDisjoint(with: otherSet) }

    // MARK: Changing

    /// Inserts an element, unless the set has it. An object in no database is added to that of the set.
    public func insert(_ object: Element) { part.replace(with: part.all + [object]) }

    public func insert<Elements: Sequence>(objectsIn objects: Elements) where Elements.Element == Element {
        part.replace(with: part.all + objects)
    }

    public func remove(_ object: Element) { part.replace(with: part.all.filter { $0 != object }) }

    public func removeAll() { part.replace(with: []) }

    public func formIntersection(_ other: MutableSet<Element>) {
        let others = Set(other)
        part.replace(with: part.all.filter(others.contains))
    }

    public func formUnion(_ other: MutableSet<Element>) { insert(objectsIn: other) }

    public func subtract(_ other: MutableSet<Element>) {
        let others = Set(other)
        part.replace(with: part.all.filter { !others.contains($0) })
    }
}

extension MutableSet: PlainField {
    var field: any PlainPropertyField { part }
}

extension MutableSet: DescribedCollection {}

extension MutableSet: _Persistable {
    public static var _rlmType: _RealmType { Element._rlmType.with(shape: .set) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> MutableSet<Element> {
        MutableSet(_rlmQuery: _RealmQuery(site.core, .property(site)))
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { part.cell(in: site) }

    public static func _rlmDefault() -> MutableSet<Element> { MutableSet() }

    public static func _rlmCoerce(_ value: Any) -> MutableSet<Element>? {
        if let set = value as? MutableSet<Element> { return set }
        guard let elements = CollectionConversion<Element>.elements(value) else { return nil }
        let set = MutableSet()
        set.insert(objectsIn: elements)
        return set
    }
}

extension MutableSet: Decodable where Element: Decodable {
    /// Decodes an array.
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        insert(objectsIn: try [Element](from: decoder))
    }
}

extension MutableSet: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}
