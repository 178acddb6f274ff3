import Foundation

extension RealmCollection {
    /// Returns the elements for which a predicate holds. Arguments may be objects and collections of Realm.
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        filter(PredicateArguments.predicate(predicateFormat, args))
    }

    public func filter(_ predicate: NSPredicate) -> Results<Element> {
        Results(_rlmQuery: _rlmQuery.requireManaged(.filter(predicate)))
    }

    /// Returns the elements sorted by a property, or by the property of a related object: `owner.name`. Texts are
    /// sorted by the numbers of their characters; nil comes first.
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }

    /// Returns the elements sorted by the first descriptor, equal ones by the second, and so on.
    public func sorted<Descriptors: Sequence>(by sortDescriptors: Descriptors) -> Results<Element>
    where Descriptors.Element == SortDescriptor {
        Results(_rlmQuery: _rlmQuery.requireManaged(.sort(Array(sortDescriptors))))
    }

    /// Returns the first element with each combination of values.
    public func distinct<KeyPaths: Sequence>(by keyPaths: KeyPaths) -> Results<Element>
    where KeyPaths.Element == String {
        Results(_rlmQuery: _rlmQuery.requireManaged(.distinct(Array(keyPaths))))
    }
}

extension RealmCollection where Element: ObjectBase {
    /// Returns the elements for which a condition holds: `dogs.where { $0.age > 3 }`.
    public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
        let query = isIncluded(Query<Element>())
        return filter(PredicateArguments.predicate(query.condition, query.conditionArguments))
    }

    /// Returns the elements sorted by a property.
    public func sorted<Value>(by keyPath: KeyPath<Element, Value>, ascending: Bool = true) -> Results<Element> {
        sorted(byKeyPath: KeyPathTracer.name(of: keyPath), ascending: ascending)
    }

    /// Returns the first element with each combination of values.
    public func distinct<KeyPaths: Sequence>(by keyPaths: KeyPaths) -> Results<Element>
    where KeyPaths.Element == PartialKeyPath<Element> {
        distinct(by: keyPaths.map { KeyPathTracer.name(of: $0) })
    }
}

extension RealmCollection where Element: Comparable {
    /// Returns the elements, which are values, sorted.
    public func sorted(ascending: Bool = true) -> Results<Element> { sorted(byKeyPath: "self", ascending: ascending) }

    /// Returns each value once.
    public func distinct() -> Results<Element> { distinct(by: ["self"]) }
}
