import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct TestApplicationTests {
    @Test func theFirstFrameIsDrawnAndTheViewHasAppeared() throws {
        let controller = AppearingController()
        let app = try TestApplication(showing: controller)
        #expect(controller.calls == ["viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews", "viewDidAppear"])
        #expect(app.rootViewController === controller)
        #expect(app.window.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(app.time == 0)
    }

    @Test func aScreenshotHasTheScreensPixels() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let app = try TestApplication(showing: controller, size: CGSize(width: 40, height: 30), scale: 3)
        let picture = app.screenshot()
        #expect(picture.width == 120)
        #expect(picture.height == 90)
        let corner = try #require(pixel(of: picture, x: 119, y: 89))
        #expect(corner == [255, 0, 0])
    }

    @Test func aChangeIsOnTheNextScreenshot() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller, size: CGSize(width: 40, height: 30))
        controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(pixel(of: app.screenshot(), x: 1, y: 1) == [0, 0, 255])
    }

    @Test func theNextApplicationEndsTheOneBefore() throws {
        let first = try TestApplication(showing: UIViewController())
        let firstApplication = first.application
        let second = try TestApplication(showing: UIViewController())
        #expect(UIApplication.shared === second.application)
        #expect(UIApplication.shared !== firstApplication)
        #expect(firstApplication.connectedScenes.isEmpty)
    }

    @Test func anApplicationSettlesWhileTheOneBeforeIsStillHeld() throws {
        let first = try TestApplication(showing: UITableViewController(style: .plain))
        let second = try TestApplication(showing: UITableViewController(style: .plain))
        try second.settle()
        #expect(first.windowScenes.allSatisfy { $0.windows.isEmpty })
    }

    @Test func anEndedApplicationLetsGoOfItsControllers() throws {
        weak var seen: UIViewController?
        func runOnce() throws {
            let controller = UIViewController()
            seen = controller
            let app = try TestApplication(showing: controller)
            UIView.animate(withDuration: 1) { controller.view.alpha = 0.5 }
            app.advance(by: 0.1)
            app.end()
        }
        try runOnce()
        #expect(seen == nil)
    }

    @Test func animationsTakeTheTimeThatTheTestGivesThem() throws {
        let controller = UIViewController()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(box)
        let app = try TestApplication(showing: controller)
        var finished = false
        UIView.animate(withDuration: 0.5, animations: { box.alpha = 0.5 }, completion: { _ in finished = true })
        app.advance(by: 0.4)
        #expect(!finished)
        app.advance(by: 0.15)
        #expect(finished)
    }

    @Test func settlingEndsWithTheLastAnimation() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        var finished = false
        UIView.animate(
            withDuration: 0.5, animations: { controller.view.alpha = 0.5 }, completion: { _ in finished = true })
        try app.settle()
        #expect(finished)
        #expect(app.time >= 0.5 && app.time < 0.6)
    }

    @Test func settlingServesTheMainQueueInAsynchronousTests() async throws {
        let app = try TestApplication(showing: UIViewController())
        var order: [String] = []
        DispatchQueue.main.async { MainActor.assumeIsolated { order.append("block") } }
        Task { order.append("task") }
        try await app.settle()
        #expect(order.sorted() == ["block", "task"])
    }

    @Test func synchronousTimeInTasksContinuationsAndStreamsDoesNotWaitForTheMainQueue() async throws {
        let app = try TestApplication(showing: UIViewController())
        func advance() { app.advance(by: 0.1) }
        await app.advance(by: 0.1)
        advance()
        await Task { advance() }.value
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { advance() }
                continuation.resume()
            }
        }
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        Task {
            continuation.yield()
            continuation.finish()
        }
        for await _ in stream { advance() }
        #expect(abs(app.time - 0.5) < 0.001)
    }

    @Test func waitingIsInRealTime() async throws {
        let app = try TestApplication(showing: UIViewController())
        var isDone = false
        Task {
            try await Task.sleep(nanoseconds: 1_000_000)
            isDone = true
        }
        try await app.wait(until: { isDone })
        #expect(isDone)
    }

    @Test func waitingInVainThrows() async throws {
        let app = try TestApplication(showing: UIViewController())
        await #expect(throws: DriverError.self) { try await app.wait(until: { false }, timeout: 0.05) }
    }

    @Test func safeAreaAndSizeComeFromADevice() throws {
        let app = try TestApplication(showing: UIViewController(), device: .iPhone14)
        #expect(app.window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(app.screen.scale == 3)
        #expect(app.screen.nativeBounds.size == CGSize(width: 1170, height: 2532))
    }

    @Test func traitsAreThoseAskedFor() throws {
        let app = try TestApplication(
            showing: UIViewController(), style: .dark, layoutDirection: .rightToLeft, contentSizeCategory: .extraLarge)
        let traits = try #require(app.rootViewController).traitCollection
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.preferredContentSizeCategory == .extraLarge)
        #expect(traits.horizontalSizeClass == .compact)
        #expect(traits.verticalSizeClass == .regular)
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func resizingChangesWindowAndTraits() throws {
        let app = try TestApplication(showing: UIViewController())
        app.resize(to: CGSize(width: 800, height: 700))
        #expect(app.window.frame == CGRect(x: 0, y: 0, width: 800, height: 700))
        #expect(app.rootViewController?.view.frame == app.window.bounds)
        #expect(app.rootViewController?.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func theStyleCanChangeWhileRunning() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let app = try TestApplication(showing: controller, size: CGSize(width: 20, height: 20))
        #expect(pixel(of: app.screenshot(), x: 1, y: 1) == [255, 255, 255])
        app.setStyle(.dark)
        #expect(pixel(of: app.screenshot(), x: 1, y: 1) == [0, 0, 0])
    }

    private func pixel(of picture: CGImage, x: Int, y: Int) -> [Int]? {
        let color = picture.color(x: x, y: y)
        return [color.red, color.green, color.blue]
    }
}

private final class AppearingController: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("viewWillAppear")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if calls.last != "viewDidLayoutSubviews" { calls.append("viewDidLayoutSubviews") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("viewDidAppear")
    }
}
