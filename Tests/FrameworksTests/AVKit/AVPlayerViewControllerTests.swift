import AVKit
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct AVPlayerViewControllerTests {
    private let root = UIViewController()
    private let controller = AVPlayerViewController()

    private func present() throws -> TestApplication {
        let app = try TestApplication(showing: root)
        controller.player = AVPlayer(url: try #require(URL(string: "https://example.com/movie.mp4")))
        root.present(controller, animated: true) { [controller] in controller.player?.play() }
        app.advance(by: 1)
        return app
    }

    @Test func aPanelSaysThatTheVideoCannotBePlayed() throws {
        let app = try present()
        #expect(app.accessibilityDescription.contains("Videos cannot be played on Linux."))
        #expect(controller.view.backgroundColor == .black)
    }

    @Test func theVideoOpensInAnotherProgram() throws {
        let app = try present()
        try app.tap(text: "Open in Another Program")
        #expect(app.openedURLs.map(\.absoluteString) == ["https://example.com/movie.mp4"])
    }

    @Test func closeDismissesTheController() throws {
        let app = try present()
        try app.tap(text: "Close")
        app.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func viewsOfTheApplicationAreAboveThePanel() throws {
        let app = try present()
        let label = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
        label.text = "Live"
        controller.contentOverlayView?.addSubview(label)
        app.frame()
        #expect(label.window != nil)
    }

    private final class Delegate: NSObject, AVPictureInPictureControllerDelegate {
        var failed: CheckedContinuation<Int, Never>?

        func pictureInPictureController(
            _ pictureInPictureController: AVPictureInPictureController,
            failedToStartPictureInPictureWithError error: any Error
        ) {
            failed?.resume(returning: (error as NSError).code)
        }
    }

    @Test func pictureInPictureIsNotSupportedAndFails() async {
        #expect(!AVPictureInPictureController.isPictureInPictureSupported())
        #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
        let pictures = AVPictureInPictureController(contentSource: .init(playerLayer: AVPlayerLayer()))
        let delegate = Delegate()
        pictures.delegate = delegate
        let code = await withCheckedContinuation { done in
            delegate.failed = done
            pictures.startPictureInPicture()
        }
        #expect(code == -1001)
    }
}
