import PeerMeters
import UIKit

/// From the begin of `didFinishLaunching` (the host's window is open and empty) to the first frame on the screen; `launch_cpu_ms` counts
/// from before the connection to the display.
@MainActor
struct FirstFrame {
    private static var launched = PeerSample()
    private static var memoryBefore = 0

    private let screen: RowsViewController
    private let begun: PeerSample

    init(_ screen: RowsViewController, begun: PeerSample) {
        self.screen = screen
        self.begun = begun
    }

    /// Called before everything else.
    static func launch() {
        memoryBefore = peer_vm_kb("VmRSS:")
        launched = peer_now()
    }

    var stages: [Stage] {
        [Stage(frames: 1, finish: { _ in report() }), .rest(5)]
    }

    private func report() {
        let cost = peer_since(begun)
        let launch = peer_since(Self.launched)
        let fields: Fields = [
            "launch_cpu_ms": launch.cpu.rounded(toPlaces: 3), "launch_x_cpu_ms": launch.x.rounded(toPlaces: 3),
            "process_cpu_ms": peer_ms(CLOCK_PROCESS_CPUTIME_ID).rounded(toPlaces: 1),
            "rss_kb": peer_vm_kb("VmRSS:"), "hwm_kb": peer_vm_kb("VmHWM:"), "private_kb": peer_private_kb(),
            "rss_before_kb": Self.memoryBefore, "upper_px": Int(screen.tableView.contentSize.height),
            "first_id": screen.id(at: 20), "bottom_id": screen.id(at: 835), "binds": screen.cellsMade,
            "size": "\(Int(screen.view.bounds.width))x\(Int(screen.view.bounds.height))",
        ]
        fields.emit("first_frame", cost)
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { result, _ in result * 10 }
        return (self * factor).rounded() / factor
    }
}
