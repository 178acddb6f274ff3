import FrameworkAbsence
import UIKit

/// - Linux: refuses
/// Shows a recording of the screen, of which there is none: a panel says so.
open class RPPreviewViewController: UIViewController {
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?

    open override func loadView() {
        view = AbsencePanel(
            symbolName: "record.circle", title: SystemText.noRecording.string,
            message: SystemText.screenCannotBeRecorded.string)
    }
}

/// - Linux: no effect
/// Informed about an ``RPPreviewViewController``. Every method is optional; none is called.
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}

extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}

    public func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
    ) {}
}
