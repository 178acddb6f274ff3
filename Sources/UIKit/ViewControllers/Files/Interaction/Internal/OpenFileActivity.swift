import Foundation

/// Opens the file of a document interaction controller in the desktop's program, and tells the controller's delegate.
final class OpenFileActivity: UIActivity {
    private let url: URL
    private let controller: UIDocumentInteractionController

    init(_ url: URL, of controller: UIDocumentInteractionController) {
        self.url = url
        self.controller = controller
        super.init()
    }

    override var activityType: ActivityType? { ActivityType("org.trestle.activity.OpenFile") }
    override var activityTitle: String? { SystemText.openFile.string }
    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.right.square") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { UIApplication.shared.canOpenURL(url) }

    override func perform() {
        let delegate = controller.delegate
        DocumentInteractionControllerDelegateMethods.willBeginSending.receiver(delegate)?
            .documentInteractionController(controller, willBeginSendingToApplication: nil)
        UIApplication.shared.open(url) { [controller] isOpened in
            if isOpened {
                DocumentInteractionControllerDelegateMethods.didEndSending.receiver(delegate)?
                    .documentInteractionController(controller, didEndSendingToApplication: nil)
            }
            self.activityDidFinish(isOpened)
        }
    }
}
