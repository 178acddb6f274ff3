import Foundation

/// - Linux: works
///
/// How two fetch results differ. The photo library makes none; a program can make one of two results.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    private let before: PHFetchResult<ObjectType>
    private let after: PHFetchResult<ObjectType>
    private let changed: [ObjectType]
    private let difference: CollectionDifference<ObjectType>

    init(_ before: PHFetchResult<ObjectType>, _ after: PHFetchResult<ObjectType>, changed: [ObjectType]) {
        (self.before, self.after, self.changed) = (before, after, changed)
        difference = after.objects.difference(from: before.objects)
    }

    public convenience init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]
    ) {
        self.init(fromResult, toResult, changed: changedObjects)
    }

    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { before }
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { after }
    open var hasIncrementalChanges: Bool { true }
    open var removedIndexes: IndexSet? { IndexSet(difference.removals.map(\.place.offset)) }
    open var removedObjects: [ObjectType] { difference.removals.map(\.place.element) }
    open var insertedIndexes: IndexSet? { IndexSet(difference.insertions.map(\.place.offset)) }
    open var insertedObjects: [ObjectType] { difference.insertions.map(\.place.element) }
    open var changedIndexes: IndexSet? { IndexSet(changed.map(after.index).filter { $0 != NSNotFound }) }
    open var changedObjects: [ObjectType] { changed }

    /// - Linux: no effect
    ///
    /// An object that has moved counts as removed and inserted.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}

    open var hasMoves: Bool { false }
}

extension CollectionDifference.Change {
    fileprivate var place: (offset: Int, element: ChangeElement) {
        switch self {
        case .insert(let offset, let element, _), .remove(let offset, let element, _): (offset, element)
        }
    }
}
