import Foundation

/// The array that `mutableArrayValue(forKey:)` returns: every access reads the property, and every change sets it.
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

    override var count: Int { elements.count }

    override func object(at index: Int) -> Any { elements[index] }

    override func insert(_ anObject: Any, at index: Int) { elements.insert(anObject, at: index) }

    override func removeObject(at index: Int) { elements.remove(at: index) }

    override func add(_ anObject: Any) { elements.append(anObject) }

    override func removeLastObject() { elements.removeLast() }

    override func replaceObject(at index: Int, with anObject: Any) { elements[index] = anObject }
}
