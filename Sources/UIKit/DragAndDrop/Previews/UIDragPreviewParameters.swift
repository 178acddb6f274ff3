/// The appearance of a view that is dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
