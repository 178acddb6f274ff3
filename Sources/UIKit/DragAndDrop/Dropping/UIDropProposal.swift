/// What would happen to the items of a drag if they were dropped at the present place.
public enum UIDropOperation: UInt, Sendable {
    /// The drag would be cancelled.
    case cancel = 0
    /// The drag would be cancelled, although other items or places are accepted. The dragged items show a sign.
    case forbidden = 1
    /// The items would be copied. The dragged items show a plus.
    case copy = 2
    /// Counts as `.cancel` in a session that does not allow moves.
    case move = 3
}

/// How a drop interaction would handle a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    /// What would happen to the items.
    open nonisolated var operation: UIDropOperation { ownOperation }
    private nonisolated let ownOperation: UIDropOperation

    /// Kept for source compatibility: the place of the drop is always that of the finger or the pointer.
    open var isPrecise = false

    /// Whether items of this application are shown in their full size. The default is false, for which large ones
    /// shrink.
    open var prefersFullSizePreview = false

    /// Creates a proposal that is not precise and shrinks large items.
    public init(operation: UIDropOperation) {
        ownOperation = operation
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDropProposal(operation: operation)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}

extension UIDropOperation {
    /// Whether a drop is performed.
    var transfersData: Bool { self == .copy || self == .move }
}
