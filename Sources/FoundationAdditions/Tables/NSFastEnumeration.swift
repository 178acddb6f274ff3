import Foundation

/// A collection of Foundation that can be gone through: an array, a dictionary (by its keys), a set, an enumerator or a
/// table.
///
/// On Apple's systems its method fills a C array for loops of Objective-C, which there are not here. Go through a value
/// with `NSFastEnumerationIterator`.
public protocol NSFastEnumeration: NSObjectProtocol {
    /// Returns an enumerator of the elements, from the first one on. Specific to Trestle.
    func fastEnumerator() -> NSEnumerator
}

/// Goes through a collection of Foundation.
public struct NSFastEnumerationIterator: IteratorProtocol {
    private let enumerator: NSEnumerator

    /// Begins at the first element.
    public init(_ enumerable: any NSFastEnumeration) {
        enumerator = enumerable.fastEnumerator()
    }

    public mutating func next() -> Any? { enumerator.nextObject() }
}

extension NSArray: NSFastEnumeration {
    public func fastEnumerator() -> NSEnumerator { objectEnumerator() }
}

extension NSDictionary: NSFastEnumeration {
    public func fastEnumerator() -> NSEnumerator { keyEnumerator() }
}

extension NSSet: NSFastEnumeration {
    public func fastEnumerator() -> NSEnumerator { objectEnumerator() }
}

extension NSOrderedSet: NSFastEnumeration {
    public func fastEnumerator() -> NSEnumerator { objectEnumerator() }
}

extension NSEnumerator: NSFastEnumeration {
    public func fastEnumerator() -> NSEnumerator { self }
}

extension NSHashTable: NSFastEnumeration {
    public func fastEnumerator() -> NSEnumerator { objectEnumerator() }
}

extension NSMapTable: NSFastEnumeration {
    public func fastEnumerator() -> NSEnumerator { keyEnumerator() }
}
