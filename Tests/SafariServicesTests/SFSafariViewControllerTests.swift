import SafariServices
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class SFSafariViewControllerTests {
    private final class Delegate: NSObject, SFSafariViewControllerDelegate {
        var calls: [String] = []

        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { calls.append("finish") }

        func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        ) {
            calls.append("load \(didLoadSuccessfully)")
        }
    }

    private let root = UIViewController()
    private let delegate = Delegate()

    /// Presents a page in an application, and lets the presentation end.
    private func present(_ page: String) throws -> TestApplication {
        let app = try TestApplication(showing: root)
        let safari = SFSafariViewController(url: try #require(URL(string: page)))
        safari.delegate = delegate
        root.present(safari, animated: true)
        app.advance(by: 1)
        return app
    }

    @Test func thePageOpensInTheBrowserWhenTheControllerAppears() async throws {
        let app = try present("https://example.com/list")
        #expect(app.openedURLs.map(\.absoluteString) == ["https://example.com/list"])
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(delegate.calls == ["load true"])
    }

    @Test func theButtonOpensThePageAgain() throws {
        let app = try present("https://example.com/list")
        try app.tap(text: "Open Again")
        #expect(app.openedURLs.count == 2)
    }

    @Test func doneDismissesTheController() throws {
        let app = try present("https://example.com")
        try app.tap(text: "Done")
        app.advance(by: 1)
        #expect(root.presentedViewController == nil && delegate.calls.contains("finish"))
    }
}
