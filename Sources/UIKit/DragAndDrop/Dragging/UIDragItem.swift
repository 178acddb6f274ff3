/// One thing that is dragged: its data in several types, and its preview.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The data of the item, which are loaded when a drop asks for them.
    open private(set) var itemProvider: NSItemProvider

    /// A value for the application that the drag began in; items from other programs have none.
    open var localObject: Any?

    /// Makes the preview that is shown while the item is dragged. Nil, the default, keeps the preview that was lifted; a
    /// closure that returns nil shows none.
    open var previewProvider: (() -> UIDragPreview?)? {
        didSet { previewDidChange?() }
    }

    /// Set by the drag that the item belongs to.
    var previewDidChange: (() -> Void)?

    /// Creates an item without a local object. Its preview is that of its source.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
