import MessageUI
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class MFMessageComposeViewControllerTests {
    private final class Delegate: NSObject, MFMessageComposeViewControllerDelegate {
        var results: [MessageComposeResult] = []

        func messageComposeViewController(
            _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
        ) {
            results.append(result)
        }
    }

    @Test func textCannotBeSent() {
        #expect(!MFMessageComposeViewController.canSendText())
        #expect(!MFMessageComposeViewController().addAttachmentData(Data(), typeIdentifier: "public.png", filename: ""))
    }

    @Test func closingThePanelReportsThatTheUserCancelled() throws {
        let root = UIViewController()
        let delegate = Delegate()
        let app = try TestApplication(showing: root)
        let controller = MFMessageComposeViewController()
        controller.messageComposeDelegate = delegate
        root.present(controller, animated: true)
        app.advance(by: 1)
        try app.tap(text: "Cancel")
        #expect(delegate.results == [.cancelled])
    }
}
