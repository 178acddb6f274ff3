import PeerMeters
import UIKit

/// Shows the table and runs the measurements that the command line asks for, one family after the other.
final class BenchmarkApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let launched = peer_now()
        let rows = Rows(options)
        let screen = options.hasVariableHeights ? VariableRowsViewController(rows) : RowsViewController(rows)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        self.window = window
        rows.tag(backend: Self.backend, scale: Int(UIScreen.main.scale))

        let first = FirstFrame(screen, launched: launched)
        FrameRunner(first.stages + stages(screen)) {
            guard options.task == .idle else { exit(0) }
            Idle.measure { exit(0) }
        }.start()
        return true
    }

    private func stages(_ screen: RowsViewController) -> [Stage] {
        guard options.rows > 0 else { return [] }
        switch options.task {
        case .frames:
            let scrolling = Scrolling(screen, frames: options.frames)
            return scrolling.steady + scrolling.fling + Jumps(screen).stages + Memory.stages
        case .scroll: return Scrolling(screen, frames: options.frames).steady
        case .fling: return Scrolling(screen, frames: options.frames * 3).fling
        case .edits: return Edits(screen).stages
        case .idle, .lastRow: return []
        }
    }

    private static var backend: String {
        ProcessInfo.processInfo.environment["TRESTLE_HOST"] == "headless" ? "headless" : "x11"
    }
}
