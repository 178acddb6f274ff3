import CSDL2
import CX11
import Foundation
import HeadlessHost
import HostInterface
import XCTest

@testable import SDLHost
@testable import UIKit

/// An X server with an application, one or two windows of it, and another program. The pointer is xdotool's; only the clock
/// of frames is moved by hand.
@MainActor
final class DragDesk {
    let server: XServer
    let client: XClient
    let scenes: [DragScene]
    private let clock = ManualClock()
    private let host: SDLHost
    private let run: ApplicationRun

    /// Pixels per point.
    private static let scale = 2.0

    /// The other program is at the left edge of the screen, and the windows are to the right of it.
    init(server: XServer, windows: Int = 1) throws {
        self.server = server
        client = try XClient(display: server.display, x: 0, y: 0, width: 200, height: 400)
        host = try SDLHost(clock: clock)
        host.cursor = .hidden
        var settings = ScreenSettings()
        settings.size = CGSize(width: 150, height: 200)
        settings.scale = Self.scale
        run = try ApplicationRun(host: host, settings: settings) { DragSceneDelegate() }
        for _ in 1..<windows {
            run.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            host.requestFrame()
            clock.advance(by: 1)
            host.turn()
        }
        scenes = run.windowScenes.compactMap { $0.delegate as? DragScene }
        for (index, scene) in run.windowScenes.enumerated() {
            let title = "desk \(getpid()) \(index)"
            run.hostWindow(of: scene)?.title = title
            host.turn()
            let id = try server.xdotool("search", "--sync", "--onlyvisible", "--name", title)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            try server.xdotool("windowmove", "--sync", id, "\(Self.left(index))", "50")
        }
        serve(until: { false }, turns: 20)
    }

    private static func left(_ window: Int) -> Int { 250 + window * 350 }

    func end() {
        client.close()
        run.end()
    }

    func xWindow(_ index: Int = 0) -> UInt {
        (run.hostWindow(of: run.windowScenes[index]) as? SDLWindow)?.xWindow ?? 0
    }

    /// Serves the application and the other program until something has happened, in real time. Returns whether it has.
    @discardableResult
    func serve(until condition: () -> Bool, turns: Int = 8000) -> Bool {
        for _ in 0..<turns {
            if condition() { return true }
            host.requestFrame()
            clock.advance(by: HeadlessHost.frameDuration)
            host.turn()
            client.serve()
            usleep(500)
        }
        return condition()
    }

    // MARK: The pointer

    /// The place on the screen of a point of a window.
    func place(_ x: Double, _ y: Double, in window: Int = 0) -> (x: Int, y: Int) {
        (Self.left(window) + Int(x * Self.scale), 50 + Int(y * Self.scale))
    }

    func movePointer(to place: (x: Int, y: Int)) throws {
        try server.xdotool("mousemove", "\(place.x)", "\(place.y)")
        serve(until: { false }, turns: 5)
    }

    func press() throws {
        try server.xdotool("mousedown", "1")
        serve(until: { false }, turns: 5)
    }

    func release() throws {
        try server.xdotool("mouseup", "1")
        serve(until: { false }, turns: 5)
    }
}

private final class DragSceneDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = DragScene.self
        return configuration
    }
}

/// A window whose upper half can be dragged and whose lower half takes drops.
final class DragScene: UIResponder, UIWindowSceneDelegate, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var window: UIWindow?
    var items: [UIDragItem] = []
    private(set) var calls: [String] = []
    private(set) var texts: [String] = []
    private(set) var names: [String?] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let controller = UIViewController()
        for (y, interaction) in [
            (0, UIDragInteraction(delegate: self) as any UIInteraction), (100, UIDropInteraction(delegate: self)),
        ] {
            let view = UIView(frame: CGRect(x: 0, y: y, width: 150, height: 100))
            view.backgroundColor = y == 0 ? .systemRed : .systemBlue
            view.addInteraction(interaction)
            controller.view.addSubview(view)
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { items }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { calls.append("ended \(operation)") }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        calls.append("enter")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let point = session.location(in: interaction.view!)
        calls.append("update \(Int(point.x)) \(Int(point.y))")
        return UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        calls.append("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        calls.append(session.localDragSession == nil ? "drop from outside" : "drop")
        names = session.items.map(\.itemProvider.suggestedName)
        session.loadObjects(ofClass: String.self) { self.texts = $0 }
    }
}
