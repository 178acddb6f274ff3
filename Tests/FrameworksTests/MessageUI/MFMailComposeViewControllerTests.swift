import MessageUI
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class MFMailComposeViewControllerTests {
    private final class Delegate: NSObject, MFMailComposeViewControllerDelegate {
        var results: [MFMailComposeResult] = []
        var errors: [(any Error)?] = []

        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            results.append(result)
            errors.append(error)
            controller.dismiss(animated: false)
        }
    }

    private let root = UIViewController()
    private let delegate = Delegate()

    private func composer() -> MFMailComposeViewController {
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = delegate
        composer.setToRecipients(["a@example.com", "b+c@example.com"])
        composer.setCcRecipients(["d@example.com"])
        composer.setSubject("Two\nwords & more")
        composer.setMessageBody("First line\nSecond line", isHTML: false)
        return composer
    }

    private func present(_ composer: MFMailComposeViewController, schemes: Set<String> = ["mailto"]) async throws
        -> TestApplication
    {
        let app = try TestApplication(showing: root)
        app.openableSchemes = schemes
        root.present(composer, animated: true)
        await app.advance(by: 1)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        await app.advance(by: 0.1)
        return app
    }

    @Test func mailCanBeSentWhereTheDesktopHasAProgramForIt() throws {
        let app = try TestApplication(showing: root)
        #expect(MFMailComposeViewController.canSendMail())
        app.openableSchemes = ["https"]
        #expect(!MFMailComposeViewController.canSendMail())
    }

    @Test func theProgramForMailGetsRecipientsSubjectAndBody() async throws {
        let app = try await present(composer())
        #expect(
            app.openedURLs.map(\.absoluteString) == [
                "mailto:a@example.com,b%2Bc@example.com?cc=d@example.com&subject=Twowords%20%26%20more"
                    + "&body=First%20line%0D%0ASecond%20line"
            ])
        #expect(delegate.results.isEmpty && root.presentedViewController != nil)
    }

    @Test func theTextOfAnHTMLBodyIsSent() async throws {
        let composer = MFMailComposeViewController()
        composer.setMessageBody("<p>Fish &amp; <b>chips</b></p><p>Tea<br>Cake</p>", isHTML: true)
        let app = try await present(composer)
        #expect(app.openedURLs.map(\.absoluteString) == ["mailto:?body=Fish%20%26%20chips%0D%0ATea%0D%0ACake"])
    }

    @Test func theUserSaysThatTheMailIsSent() async throws {
        let app = try await present(composer())
        try app.tap(text: "I Have Sent It")
        #expect(delegate.results == [.sent] && delegate.errors.allSatisfy { $0 == nil })
    }

    @Test func cancellingIsReported() async throws {
        let app = try await present(composer())
        try app.tap(text: "Cancel")
        #expect(delegate.results == [.cancelled])
    }

    @Test func thePageNamesTheAttachmentsThatAreMissing() async throws {
        let composer = composer()
        composer.addAttachmentData(Data(), mimeType: "text/plain", fileName: "log.txt")
        let app = try await present(composer)
        #expect(app.visibleTexts.contains { $0.contains("log.txt") })
    }

    @Test func aPanelIsShownWhereThereIsNoProgramForMail() async throws {
        let app = try await present(composer(), schemes: [])
        #expect(app.openedURLs.isEmpty)
        try app.tap(text: "Cancel")
        #expect(delegate.results == [.cancelled])
    }
}
