import Foundation

/// - Linux: works
///
/// A list, results, and the like: their elements are those that the database has now.
public protocol RealmCollection: RandomAccessCollection, LazyCollectionProtocol, ThreadConfined, Equatable,
    CustomStringConvertible
where Element: RealmCollectionValue, Index == Int, Iterator == RLMIterator<Element> {
    /// What the collection contains. Specific to Trestle.
    var _rlmQuery: _RealmQuery { get }
    /// Creates a collection with these contents. Specific to Trestle.
    init(_rlmQuery query: _RealmQuery)
}

/// - Linux: works
///
/// The name of the protocol's part that an iteration needs.
public typealias RealmCollectionBase = RealmCollection

extension RealmCollection {
    public var startIndex: Int { 0 }

    public var endIndex: Int { _rlmQuery.count }

    public var count: Int { _rlmQuery.count }

    public func index(after index: Int) -> Int { index + 1 }

    public func index(before index: Int) -> Int { index - 1 }

    public func makeIterator() -> RLMIterator<Element> { RLMIterator(_rlmQuery) }

    public var realm: Realm? { _rlmQuery.core.map { Realm($0) } }

    public var isInvalidated: Bool { _rlmQuery.isInvalidated }

    public var isFrozen: Bool { _rlmQuery.core?.isFrozen ?? false }

    public var description: String { text(depth: 0) }

    func text(depth: Int) -> String {
        let name = String(describing: Self.self).prefix { $0 != "<" }
        return ObjectText.list("\(name)<\(Element.self)>", Array(self), depth: depth)
    }

    /// Returns the index of an element; nil if the collection has it not.
    public func index(of element: Element) -> Int? {
        if let elements: [Element] = _rlmQuery.ownElements() { return elements.firstIndex(of: element) }
        let cell = element._rlmCell(in: nil)
        return _rlmQuery.cells.firstIndex(of: cell)
    }

    /// Returns the index of the first element for which a predicate holds.
    public func index(matching predicate: NSPredicate) -> Int? {
        let query = _rlmQuery
        guard let core = query.core else {
            return firstIndex { predicate.evaluate(with: $0) }
        }
        let value = { (cell: _RealmCell) in FilterRow.value(cell, core) }
        return query.cells.firstIndex { predicate.evaluate(with: value($0)) }
    }

    public func index(matching predicateFormat: String, _ args: Any...) -> Int? {
        index(matching: PredicateArguments.predicate(predicateFormat, args))
    }

    /// Returns the elements at indices.
    public func objects(at indexes: IndexSet) -> [Element] { indexes.map { self[$0] } }

    // MARK: Values by name

    /// Returns the values of a property of all elements, with NSNull for nil.
    public func value(forKey key: String) -> Any? { map { ObjectKeys.value(key, $0) ?? NSNull() } as [Any] }

    public func value(forKeyPath keyPath: String) -> Any? {
        map { ($0 as? NSObject)?.value(forKeyPath: keyPath) ?? NSNull() } as [Any]
    }

    /// Sets a property of all elements.
    public func setValue(_ value: Any?, forKey key: String) {
        for element in self { (element as? ObjectBase)?.setValue(value, forKey: key) }
    }
}

enum ObjectKeys {
    static func value(_ key: String, _ element: Any) -> Any? {
        key == "self" ? element : (element as? ObjectBase)?.value(forKey: key)
    }
}

extension _RealmQuery {
    func element<Element: RealmCollectionValue>(_ index: Int) -> Element {
        if let elements: [Element] = ownElements() {
            if elements.indices.contains(index) { return elements[index] }
            RealmExceptions.raiseIndex(index, elements.count)
            return Element._rlmDefault()
        }
        let cells = cells
        guard cells.indices.contains(index), let site = elementSite else {
            RealmExceptions.raiseIndex(index, cells.count)
            return Element._rlmDefault()
        }
        return Element._rlmRead(cells[index], at: site)
    }
}
