import Foundation

/// - Linux: works
///
/// A property with several values in an order. A list of an object in a database stands for what the database has.
public final class List<Element: RealmCollectionValue>: RealmCollection,
    ExpressibleByArrayLiteral, RangeReplaceableCollection
{
    let part: ListField<Element>

    /// Creates a list in no database.
    public init() { part = ListField() }

    public convenience init(arrayLiteral elements: Element...) {
        self.init()
        append(objectsIn: elements)
    }

    public convenience init(_rlmQuery query: _RealmQuery) {
        self.init()
        if case .property(let site) = query.source { part.site = site }
    }

    public var _rlmQuery: _RealmQuery { part.query }

    /// Whether both stand for the same stored list, or have equal elements.
    public static func == (lhs: List<Element>, rhs: List<Element>) -> Bool {
        lhs === rhs || lhs.part.isSame(as: rhs.part) || lhs.elementsEqual(rhs)
    }

    /// An index out of bounds raises an exception.
    public subscript(position: Int) -> Element {
        get { part.element(position) }
        set { part.replace(position, with: newValue) }
    }

    // MARK: Changing

    /// Appends an object, which is added to the database of the list if it is in none.
    public func append(_ object: Element) { part.insert([object], at: part.count) }

    public func append<Elements: Sequence>(objectsIn objects: Elements) where Elements.Element == Element {
        part.insert(Array(objects), at: part.count)
    }

    public func append<Elements: Sequence>(contentsOf newElements: Elements) where Elements.Element == Element {
        append(objectsIn: newElements)
    }

    public func insert(_ object: Element, at index: Int) { part.insert([object], at: index) }

    /// Removes an element from the list; an object stays in the database.
    public func remove(at index: Int) { part.remove(at: index) }

    public func removeLast() { part.remove(at: part.count - 1) }

    public func removeFirst() { part.remove(at: 0) }

    public func removeFirst(_ number: Int) { part.replace(0..<number, with: []) }

    public func removeLast(_ number: Int) { part.replace(part.count - number..<part.count, with: []) }

    /// Removes all elements from the list; objects stay in the database.
    public func removeAll() { part.replace(0..<part.count, with: []) }

    public func removeAll(keepingCapacity keepCapacity: Bool) { removeAll() }

    public func removeSubrange<Bounds: RangeExpression<Int>>(_ bounds: Bounds) {
        part.replace(bounds.relative(to: 0..<part.count), with: [])
    }

    public func remove(atOffsets offsets: IndexSet) {
        for index in offsets.reversed() { remove(at: index) }
    }

    public func replace(index: Int, object: Element) { part.replace(index, with: object) }

    public func replaceSubrange<Elements: Collection, Bounds: RangeExpression<Int>>(
        _ subrange: Bounds, with newElements: Elements
    ) where Elements.Element == Element {
        part.replace(subrange.relative(to: 0..<part.count), with: Array(newElements))
    }

    /// Moves an element to the index that it has then.
    public func move(from: Int, to: Int) { part.move(from, to) }

    public func swapAt(_ index1: Int, _ index2: Int) { part.swap(index1, index2) }
}

extension List: PlainField {
    var field: any PlainPropertyField { part }
}

extension List: DescribedCollection {}

extension List: _Persistable {
    public static var _rlmType: _RealmType { Element._rlmType.with(shape: .list) }

    public static func _rlmRead(_ cell: _RealmCell, at site: _RealmSite) -> List<Element> {
        List(_rlmQuery: _RealmQuery(site.core, .property(site)))
    }

    public func _rlmCell(in site: _RealmSite?) -> _RealmCell { part.cell(in: site) }

    public static func _rlmDefault() -> List<Element> { List() }

    public static func _rlmCoerce(_ value: Any) -> List<Element>? {
        if let list = value as? List<Element> { return list }
        guard let elements = CollectionConversion<Element>.elements(value) else { return nil }
        let list = List()
        list.append(objectsIn: elements)
        return list
    }
}

extension List: Decodable where Element: Decodable {
    /// Decodes an array.
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        append(objectsIn: try [Element](from: decoder))
    }
}

extension List: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}
