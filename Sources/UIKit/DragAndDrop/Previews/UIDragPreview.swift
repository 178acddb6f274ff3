/// A picture of a view, shown while an item is dragged. Later changes of the view do not appear. The view need not be in a
/// window.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    /// The view whose picture is shown.
    open private(set) var view: UIView
    /// The shape and the background of the preview. Changing them changes nothing that is shown.
    open private(set) var parameters: UIDragPreviewParameters

    /// Creates a preview of a view. The parameters are copied.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters.copy() as! UIDragPreviewParameters
        super.init()
    }

    /// Creates a preview of a whole view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Creates a preview with the address.
    public convenience init(for url: URL) {
        self.init(for: url, title: nil)
    }

    /// Creates a preview with a title above the address.
    public convenience init(for url: URL, title: String?) {
        self.init(view: URLPreviewView(url: url, title: title), parameters: URLPreviewView.parameters)
    }

    /// Returns the preview itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
