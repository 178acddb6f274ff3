import Social
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct SLComposeViewControllerTests {
    private let root = UIViewController()

    @Test func noServiceIsAvailable() {
        #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
    }

    @Test func closingThePanelCancels() throws {
        let app = try TestApplication(showing: root)
        let controller = try #require(SLComposeViewController(forServiceType: SLServiceTypeFacebook))
        var results: [SLComposeViewControllerResult] = []
        controller.completionHandler = { results.append($0) }
        root.present(controller, animated: false)
        app.advance(by: 1)
        try app.tap(text: "Cancel")
        app.advance(by: 1)
        #expect(results == [.cancelled] && root.presentedViewController == nil)
    }

    @Test func aRequestEndsWithAnError() async throws {
        let request = try #require(
            SLRequest(forServiceType: SLServiceTypeTwitter, requestMethod: .GET, url: nil, parameters: nil))
        let error = await withCheckedContinuation { done in
            request.perform { done.resume(returning: $2) }
        }
        #expect((error as? URLError)?.code == .userAuthenticationRequired)
    }

    @Test func aPostIsWrittenAndPosted() throws {
        final class Sheet: SLComposeServiceViewController {
            var posts: [String] = []

            override func isContentValid() -> Bool { contentText.count > 2 }

            override func didSelectPost() {
                posts.append(contentText)
                super.didSelectPost()
            }
        }
        let sheet = Sheet()
        sheet.placeholder = "Say something"
        let app = try TestApplication(showing: root)
        root.present(sheet, animated: false)
        app.advance(by: 1)
        #expect(app.shows(text: "Say something"))
        sheet.textView.becomeFirstResponder()
        app.type("Hello")
        #expect(sheet.contentText == "Hello")
        app.advance(by: 0.1)
        try app.tap(text: "Post")
        app.advance(by: 1)
        #expect(sheet.posts == ["Hello"])
        #expect(root.presentedViewController == nil)
    }
}
