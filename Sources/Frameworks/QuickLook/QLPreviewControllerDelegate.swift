import UIKit

/// Whether the user may change a file in its preview. Files are never changed there.
///
/// - Linux: no effect
public enum QLPreviewItemEditingMode: Int, Sendable {
    case disabled = 0
    case updateContents = 1
    case createCopy = 2
}

/// Is told when a ``QLPreviewController`` is dismissed, and decides about links. Every method is optional.
///
/// - Linux: works
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Asked before a link of a text is opened. The default is true.
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool

    /// - Linux: no effect
    func previewController(
        _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
        inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
    ) -> CGRect
    /// - Linux: no effect
    func previewController(
        _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem,
        contentRect: UnsafeMutablePointer<CGRect>
    ) -> UIImage?
    /// - Linux: no effect
    func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView?

    /// - Linux: no effect
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    /// - Linux: no effect
    func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    /// - Linux: no effect
    func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}

    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}

    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool {
        true
    }

    public func previewController(
        _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
        inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
    ) -> CGRect {
        .zero
    }

    public func previewController(
        _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem,
        contentRect: UnsafeMutablePointer<CGRect>
    ) -> UIImage? {
        nil
    }

    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? {
        nil
    }

    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode {
        .disabled
    }

    public func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
    ) {}

    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    ) {}
}
