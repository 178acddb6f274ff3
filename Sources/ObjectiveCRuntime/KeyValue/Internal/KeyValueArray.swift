import Foundation

/// The array that `mutableArrayValue(forKey:)` returns: every access reads the property, and every change sets it, or
/// calls the accessors of the owner, and tells its observers which elements have changed.
final class KeyValueArray: NSMutableArray {
    // NSMutableArray is made by class methods that know no such properties.
    private var owner: NSObject?
    private var key = ""

    static func of(_ owner: NSObject, _ key: String) -> KeyValueArray {
        let array = KeyValueArray()
        array.owner = owner
        array.key = key
        return array
    }

    private var elements: [Any] {
        get {
            let value = owner?.value(forKey: key)
            return (value as? NSArray).map(Array.init) ?? value as? [Any] ?? []
        }
        set {
            guard let owner else { return }
            KeyValueCoder.setCollection(newValue, orObject: NSMutableArray(array: newValue), key, of: owner)
        }
    }

    private func change(
        _ kind: NSKeyValueChange, _ indexes: IndexSet, accessing: (ArrayAccessors) -> Void,
        _ change: (inout [Any]) -> Void
    ) {
        guard let owner, !indexes.isEmpty else { return }
        owner.willChange(kind, valuesAt: indexes, forKey: key)
        if let accessors = ArrayAccessors(key, of: owner) { accessing(accessors) } else { change(&elements) }
        owner.didChange(kind, valuesAt: indexes, forKey: key)
    }

    private func insertAll(_ objects: [Any], _ indexes: IndexSet) {
        change(.insertion, indexes) { accessors in
            for (index, object) in zip(indexes, objects) { accessors.insert(object, at: index) }
        } _: { elements in
            for (index, object) in zip(indexes, objects) { elements.insert(object, at: index) }
        }
    }

    private func removeAll(_ indexes: IndexSet) {
        change(.removal, indexes) { accessors in
            for index in indexes.reversed() { accessors.remove(at: index) }
        } _: { elements in
            for index in indexes.reversed() { elements.remove(at: index) }
        }
    }

    private func replaceAll(_ objects: [Any], _ indexes: IndexSet) {
        change(.replacement, indexes) { accessors in
            for (index, object) in zip(indexes, objects) { accessors.replace(at: index, with: object) }
        } _: { elements in
            for (index, object) in zip(indexes, objects) { elements[index] = object }
        }
    }

    // MARK: The methods of an array

    override var count: Int { elements.count }

    override func object(at index: Int) -> Any { elements[index] }

    override func insert(_ anObject: Any, at index: Int) { insertAll([anObject], [index]) }

    override func removeObject(at index: Int) { removeAll([index]) }

    override func add(_ anObject: Any) { insert(anObject, at: count) }

    override func removeLastObject() { removeObject(at: count - 1) }

    override func replaceObject(at index: Int, with anObject: Any) { replaceAll([anObject], [index]) }

    // MARK: Methods that Foundation leaves to subclasses

    override func addObjects(from otherArray: [Any]) {
        let count = count
        insertAll(otherArray, IndexSet(integersIn: count..<count + otherArray.count))
    }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        let indexes: IndexSet = [idx1, idx2]
        let elements = elements
        replaceAll(indexes.map { elements[$0 == idx1 ? idx2 : idx1] }, indexes)
    }

    override func removeAllObjects() { removeAll(IndexSet(integersIn: 0..<count)) }

    override func removeObjects(in range: NSRange) {
        guard let range = Range(range) else { return }
        removeAll(IndexSet(integersIn: range))
    }

    override func removeObjects(at indexes: IndexSet) { removeAll(indexes) }

    override func insert(_ objects: [Any], at indexes: IndexSet) { insertAll(objects, indexes) }

    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) { replaceAll(objects, indexes) }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        removeObjects(in: range)
        insertAll(otherArray, IndexSet(integersIn: range.location..<range.location + otherArray.count))
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange) {
        replaceObjects(in: range, withObjectsFrom: Range(otherRange).map { Array(otherArray[$0]) } ?? [])
    }

    override func setArray(_ otherArray: [Any]) { elements = otherArray }

    override func sort(_ compare: (Any, Any, UnsafeMutableRawPointer?) -> Int, context: UnsafeMutableRawPointer?) {
        elements = elements.sorted { compare($0, $1, context) < 0 }
    }

    override func sort(options opts: NSSortOptions = [], usingComparator cmptr: Comparator) {
        elements = elements.sorted { cmptr($0, $1) == .orderedAscending }
    }

    override func sort(comparator cmptr: Comparator) { sort(options: [], usingComparator: cmptr) }
}
