import Foundation

/// - Linux: refuses
///
/// A change of the photo library, which does not change.
open class PHChange: NSObject {
    /// Returns nil.
    public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }

    /// Returns nil.
    public func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// - Linux: refuses
///
/// How an object has changed. No object of this class exists.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    private let before: ObjectType

    init(before: ObjectType) { self.before = before }

    open var objectBeforeChanges: ObjectType { before }
    open var objectAfterChanges: ObjectType? { nil }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }
}
