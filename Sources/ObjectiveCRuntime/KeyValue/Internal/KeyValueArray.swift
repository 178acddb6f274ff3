import Foundation

/// The array that `mutableArrayValue(forKey:)` returns: every access reads the property, and every change sets it and
/// tells its observers which elements have changed.
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
        set { owner?.setValue(newValue, forKey: key) }
    }

    private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ change: (inout [Any]) -> Void) {
        guard !indexes.isEmpty else { return }
        owner?.willChange(kind, valuesAt: indexes, forKey: key)
        change(&elements)
        owner?.didChange(kind, valuesAt: indexes, forKey: key)
    }

    // MARK: The methods of an array

    override var count: Int { elements.count }

    override func object(at index: Int) -> Any { elements[index] }

    override func insert(_ anObject: Any, at index: Int) {
        change(.insertion, [index]) { $0.insert(anObject, at: index) }
    }

    override func removeObject(at index: Int) { change(.removal, [index]) { $0.remove(at: index) } }

    override func add(_ anObject: Any) { insert(anObject, at: count) }

    override func removeLastObject() { removeObject(at: count - 1) }

    override func replaceObject(at index: Int, with anObject: Any) {
        change(.replacement, [index]) { $0[index] = anObject }
    }

    // MARK: Methods that Foundation leaves to subclasses

    override func addObjects(from otherArray: [Any]) {
        let count = count
        change(.insertion, IndexSet(integersIn: count..<count + otherArray.count)) { $0 += otherArray }
    }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        change(.replacement, [idx1, idx2]) { $0.swapAt(idx1, idx2) }
    }

    override func removeAllObjects() { change(.removal, IndexSet(integersIn: 0..<count)) { $0.removeAll() } }

    override func removeObjects(in range: NSRange) {
        guard let range = Range(range) else { return }
        change(.removal, IndexSet(integersIn: range)) { $0.removeSubrange(range) }
    }

    override func removeObjects(at indexes: IndexSet) {
        change(.removal, indexes) { for index in indexes.reversed() { $0.remove(at: index) } }
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        change(.insertion, indexes) { for (index, object) in zip(indexes, objects) { $0.insert(object, at: index) } }
    }

    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        change(.replacement, indexes) { for (index, object) in zip(indexes, objects) { $0[index] = object } }
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        removeObjects(in: range)
        insert(otherArray, at: IndexSet(integersIn: range.location..<range.location + otherArray.count))
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
