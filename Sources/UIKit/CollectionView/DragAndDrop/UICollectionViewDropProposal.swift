/// How a collection view would handle a drop.
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where a drop goes: between items or into one.
    public enum Intent: Int, Sendable {
        /// The place is not known yet: no room is made.
        case unspecified = 0
        /// New items at the destination, where the collection view makes room.
        case insertAtDestinationIndexPath = 1
        /// Into the item at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// Whether items are dropped between items or into one. The default is `.unspecified`.
    open private(set) var intent: Intent

    /// Creates a proposal for the place that ``UICollectionViewDropDelegate`` is asked about.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }

    /// The proposal of a delegate that makes none.
    static func standard(for session: any UIDropSession) -> Self {
        let moves = session.localDragSession != nil && session.allowsMoveOperation
        return UICollectionViewDropProposal(operation: moves ? .move : .copy, intent: .insertAtDestinationIndexPath)
            as! Self
    }
}
