/// How a table would handle a drop.
open class UITableViewDropProposal: UIDropProposal {
    /// Where a drop goes: between rows or into one.
    public enum Intent: Int, Sendable {
        /// The place is not known yet: no room is made.
        case unspecified = 0
        /// New rows at the destination, where the table makes room.
        case insertAtDestinationIndexPath = 1
        /// Into the row at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Into the row in its middle, and new rows at its edges.
        case automatic = 3
    }

    /// Where the drop goes.
    open private(set) var intent: Intent

    /// Proposes an operation, and where the drop goes.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Proposes an operation with the intent `.unspecified`.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewDropProposal(operation: operation, intent: intent)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }

    /// The proposal of a delegate that makes none.
    static func standard(for session: any UIDropSession) -> Self {
        let moves = session.localDragSession != nil && session.allowsMoveOperation
        return UITableViewDropProposal(operation: moves ? .move : .copy, intent: .insertAtDestinationIndexPath) as! Self
    }
}
