import Foundation
import Testing
import UIKit
import UIKitTestDriver

/// Alert views and action sheets, whose buttons have numbers.
@MainActor @Suite(.serialized)
struct OldAlertTests {
    private final class Log: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
        var entries: [String] = []
        var enablesFirstOther = true

        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            entries.append("clicked \(buttonIndex)")
        }
        func willPresent(_ alertView: UIAlertView) { entries.append("will present") }
        func didPresent(_ alertView: UIAlertView) { entries.append("did present") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            entries.append("will dismiss \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            entries.append("did dismiss \(buttonIndex)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { enablesFirstOther }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            entries.append("clicked \(buttonIndex)")
        }
    }

    @Test func aChoiceIsReportedBeforeAndAfterTheAlertDisappears() throws {
        let app = try TestApplication(showing: UIViewController())
        let log = Log()
        let alert = UIAlertView(
            title: "Title", message: "Message", delegate: log, cancelButtonTitle: "Cancel", otherButtonTitles: "One",
            "Two")
        #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1 && alert.numberOfButtons == 3)
        alert.show()
        app.advance(by: 1)
        #expect(alert.isVisible)
        #expect(log.entries == ["will present", "did present"])
        try app.tap(text: "Two")
        #expect(log.entries.suffix(2) == ["clicked 2", "will dismiss 2"])
        app.advance(by: 1)
        #expect(log.entries.last == "did dismiss 2")
        #expect(!alert.isVisible)
        #expect(!app.shows(text: "Message"))
    }

    @Test func aDismissalInCodeIsNoClick() throws {
        let app = try TestApplication(showing: UIViewController())
        let log = Log()
        let alert = UIAlertView(title: "Title", message: nil, delegate: log, cancelButtonTitle: "Cancel")
        alert.show()
        app.advance(by: 1)
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        app.advance(by: 1)
        #expect(log.entries == ["will present", "did present", "will dismiss 0", "did dismiss 0"])
    }

    @Test func anAlertThatNobodyHoldsStaysUntilItIsDismissed() throws {
        let app = try TestApplication(showing: UIViewController())
        weak var released: UIAlertView?
        do {
            let alert = UIAlertView(title: "Title", message: nil, delegate: nil, cancelButtonTitle: "OK")
            alert.show()
            released = alert
        }
        app.advance(by: 1)
        #expect(released?.isVisible == true)
        try app.tap(text: "OK")
        app.advance(by: 1)
        #expect(released == nil)
    }

    @Test func aLoginHasTwoFields() throws {
        let alert = UIAlertView(title: "Title", message: nil, delegate: nil, cancelButtonTitle: "OK")
        alert.alertViewStyle = .loginAndPasswordInput
        #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    }

    @Test func theDelegateDisablesTheFirstOtherButton() throws {
        let app = try TestApplication(showing: UIViewController())
        let log = Log()
        log.enablesFirstOther = false
        let alert = UIAlertView(
            title: "Title", message: "", delegate: log, cancelButtonTitle: "Cancel", otherButtonTitles: "Send")
        alert.show()
        app.advance(by: 1)
        try app.tap(text: "Send")
        app.advance(by: 1)
        #expect(alert.isVisible)
    }

    @Test func anActionSheetNumbersTheDestructiveButtonFirst() throws {
        let app = try TestApplication(showing: UIViewController(), size: CGSize(width: 390, height: 844))
        let log = Log()
        let sheet = UIActionSheet(
            title: "Title", delegate: log, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Archive")
        #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1 && sheet.firstOtherButtonIndex == 2)
        sheet.show(in: try #require(app.rootViewController?.view))
        app.advance(by: 1)
        try app.tap(text: "Archive")
        app.advance(by: 1)
        #expect(log.entries == ["clicked 2"])
        #expect(!sheet.isVisible)
    }
}
