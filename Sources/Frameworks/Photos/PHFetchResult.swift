import FoundationAdditions
import FrameworkAbsence
import Foundation

/// - Linux: works
///
/// An ordered list of objects. It is empty unless it has the contents of a transient collection.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, NSFastEnumeration {
    let objects: [ObjectType]

    init(_ objects: [ObjectType]) { self.objects = objects }

    public func fastEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }

    /// Creates an empty list.
    public convenience override init() { self.init([]) }

    /// No objects. The console says why.
    static var ofNoLibrary: PHFetchResult {
        Absence.report("Photos", "The photo library", "fetches are empty, changes end with an error")
        return PHFetchResult([])
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var count: Int { objects.count }

    open func object(at index: Int) -> ObjectType { objects[index] }

    open subscript(idx: Int) -> ObjectType { objects[idx] }

    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    /// Returns the index of the object; `NSNotFound` if it is not in the list.
    open func index(of anObject: ObjectType) -> Int {
        objects.firstIndex { $0 === anObject } ?? NSNotFound
    }

    open func index(of anObject: ObjectType, in range: NSRange) -> Int {
        let index = index(of: anObject)
        return range.contains(index) ? index : NSNotFound
    }

    open var firstObject: ObjectType? { objects.first }

    open var lastObject: ObjectType? { objects.last }

    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerate(objects.indices, block)
    }

    open func enumerateObjects(
        options opts: NSEnumerationOptions = [],
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateObjects(at: IndexSet(objects.indices), options: opts, using: block)
    }

    open func enumerateObjects(
        at s: IndexSet, options opts: NSEnumerationOptions = [],
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        if opts.contains(.reverse) { enumerate(s.reversed(), block) } else { enumerate(s, block) }
    }

    private func enumerate(
        _ indexes: some Sequence<Int>, _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for index in indexes where !stop.boolValue { block(objects[index], index, &stop) }
    }

    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
    }
}
