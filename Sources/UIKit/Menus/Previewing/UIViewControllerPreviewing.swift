import Foundation

/// A view of a controller that shows previews; see ``UIViewController/registerForPreviewing(with:sourceView:)``.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recognizer of the press that shows the preview. Other recognizers can require that it fails.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Provides the controller of a preview.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view on which a press shows the preview.
    var sourceView: UIView { get }
    /// The part of the source view that the preview is of. Set while the delegate is asked for the controller; the
    /// default is the bounds of the source view.
    var sourceRect: CGRect { get set }
}
