import IntentsUI
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct INUIAddVoiceShortcutButtonTests {
    private final class Presenter: UIViewController, INUIAddVoiceShortcutButtonDelegate,
        INUIAddVoiceShortcutViewControllerDelegate
    {
        var cancels = 0

        func present(
            _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
            for addVoiceShortcutButton: INUIAddVoiceShortcutButton
        ) {
            addVoiceShortcutViewController.delegate = self
            present(addVoiceShortcutViewController, animated: false)
        }

        func present(
            _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
            for addVoiceShortcutButton: INUIAddVoiceShortcutButton
        ) {}

        func addVoiceShortcutViewController(
            _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
            error: (any Error)?
        ) {}

        func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
            cancels += 1
            controller.dismiss(animated: false)
        }
    }

    @Test func theButtonLeadsToAPanel() throws {
        let root = Presenter()
        let button = INUIAddVoiceShortcutButton(style: .black)
        button.frame = CGRect(x: 20, y: 100, width: 140, height: 50)
        button.delegate = root
        button.shortcut = INShortcut(userActivity: NSUserActivity(activityType: "order"))
        root.view.addSubview(button)
        let app = try TestApplication(showing: root)
        try app.tap(button)
        app.advance(by: 1)
        #expect(app.shows(text: "There is no Siri on this desktop."))
        try app.tap(text: "Cancel")
        app.advance(by: 1)
        #expect(root.cancels == 1 && root.presentedViewController == nil)
    }
}
