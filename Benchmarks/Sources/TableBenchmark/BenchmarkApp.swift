import PeerMeters
import UIKit

/// One table, measured: the program that `Benchmarks/run` starts once for every size, look and host.
///
///     TableBenchmark --n=100000 --heights=fixed|var|rich|rich-by-hand [--frames=600] [--shot=PREFIX]
///                    --do=frames|scroll|fling|edits|diffable|idle|last-row|constraints|bars
///
/// The host, the size and the scale are those of every Trestle program: TRESTLE_HOST, TRESTLE_SIZE, TRESTLE_SCALE, TRESTLE_FRAME_RATE.
/// Prints one JSON line a measurement.
@main
final class BenchmarkApp: UIResponder, UIApplicationDelegate {
    static let options = BenchmarkOptions(CommandLine.arguments)

    var window: UIWindow?

    static func main() throws {
        if options.task == .lastRow { return try LastRowCheck(options).run() }
        if options.task == .constraints { return try ConstraintCosts.measure() }
        if let prefix = options.shot { return try Shot.write(prefix, options) }
        FirstFrame.launch()
        start(BenchmarkApp.self)
    }

    /// `UIApplicationDelegate.main()`, which this class's own hides.
    private static func start(_ delegate: (some UIApplicationDelegate).Type) {
        delegate.main()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let begun = peer_now()
        let options = Self.options
        let rows = Rows(options)
        let screen = RowsViewController.showing(rows, heights: options.heights)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = options.task == .bars ? UINavigationController(rootViewController: screen) : screen
        window.makeKeyAndVisible()
        self.window = window
        rows.tag(backend: Self.backend, scale: Int(UIScreen.main.scale))

        let first = FirstFrame(screen, begun: begun)
        FrameRunner(first.stages + stages(screen)) {
            guard options.task == .idle else { exit(0) }
            Idle.measure { exit(0) }
        }.start()
        return true
    }

    private func stages(_ screen: RowsViewController) -> [Stage] {
        let options = Self.options
        guard options.rows > 0 else { return [] }
        switch options.task {
        case .frames:
            let scrolling = Scrolling(screen, frames: options.frames)
            return scrolling.steady + scrolling.fling + Jumps(screen).stages + Memory.stages
        case .scroll: return Scrolling(screen, frames: options.frames).steady
        case .fling: return Scrolling(screen, frames: options.frames * 3).fling
        case .edits: return Edits(screen).stages
        case .diffable: return Diffable(screen).stages
        case .bars: return Bars(screen, frames: options.frames).stages
        case .idle, .lastRow, .constraints: return []
        }
    }

    private static var backend: String {
        ProcessInfo.processInfo.environment["TRESTLE_HOST"] == "headless" ? "headless" : "x11"
    }
}
