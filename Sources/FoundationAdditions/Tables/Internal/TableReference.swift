import Foundation

/// A reference of a table to an object, weak or strong.
struct TableReference {
    private weak var weakObject: AnyObject?
    private let strongObject: AnyObject?

    /// - Parameter object: copied if the options say so.
    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        if options.contains(.weakMemory) {
            (weakObject, strongObject) = (object, nil)
        } else {
            let copy = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? : nil
            (weakObject, strongObject) = (nil, copy ?? object)
        }
    }

    /// The object; nil if it has ended.
    var object: AnyObject? { strongObject ?? weakObject }
}

extension NSPointerFunctions.Options {
    /// Returns the same number for objects that are equal in the sense of the options.
    func hash(of object: AnyObject) -> Int {
        guard !contains(.objectPointerPersonality), let object = object as? NSObject else {
            return ObjectIdentifier(object).hashValue
        }
        return object.hash
    }

    func areEqual(_ first: AnyObject, _ second: AnyObject) -> Bool {
        guard !contains(.objectPointerPersonality), first !== second, let first = first as? NSObject else {
            return first === second
        }
        return first.isEqual(second)
    }
}
