import StoreKit
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct SKStoreProductViewControllerTests {
    private final class Delegate: NSObject, SKStoreProductViewControllerDelegate {
        var ends = 0

        func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) { ends += 1 }
    }

    private let root = UIViewController()
    private let delegate = Delegate()
    private let controller = SKStoreProductViewController()

    private func present() throws -> TestApplication {
        let app = try TestApplication(showing: root)
        controller.delegate = delegate
        controller.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 42])
        root.present(controller, animated: true)
        app.advance(by: 1)
        return app
    }

    @Test func aPanelShowsTheAddress() throws {
        let app = try present()
        #expect(app.visibleTexts.contains("https://apps.apple.com/app/id42"))
    }

    @Test func theButtonOpensTheAddressInTheBrowser() throws {
        let app = try present()
        try app.tap(text: "Open in Browser")
        #expect(app.openedURLs.map(\.absoluteString) == ["https://apps.apple.com/app/id42"])
    }

    @Test func cancelTellsTheDelegate() throws {
        let app = try present()
        try app.tap(text: "Cancel")
        #expect(delegate.ends == 1)
    }

    @Test func loadingEndsWithAnError() async {
        await #expect(throws: SKError.self) { try await controller.loadProduct(withParameters: [:]) }
    }
}
