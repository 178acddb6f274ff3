import PeerMeters
import UIKit

/// From calling `UIApplicationMain` to the first frame on the screen: the connection to the display and the window are in it.
@MainActor
struct FirstFrame {
    private static var begun = PeerSample()
    private static var memoryBefore = 0

    private let screen: RowsViewController
    private let launched: PeerSample

    /// `launched`: when the delegate began, with an empty window open.
    init(_ screen: RowsViewController, launched: PeerSample) {
        self.screen = screen
        self.launched = launched
    }

    static func begin() {
        memoryBefore = peer_vm_kb("VmRSS:")
        begun = peer_now()
    }

    var stages: [Stage] {
        [Stage(frames: 1, finish: { _ in report() }), .rest(5)]
    }

    private func report() {
        let whole = peer_since(Self.begun)
        let table = peer_since(launched)
        let fields: Fields = [
            "table_cpu_ms": table.cpu.rounded(toPlaces: 3), "table_x_cpu_ms": table.x.rounded(toPlaces: 3),
            "process_cpu_ms": peer_ms(CLOCK_PROCESS_CPUTIME_ID).rounded(toPlaces: 1),
            "rss_kb": peer_vm_kb("VmRSS:"), "hwm_kb": peer_vm_kb("VmHWM:"), "private_kb": peer_private_kb(),
            "rss_before_kb": Self.memoryBefore, "upper_px": Int(screen.tableView.contentSize.height),
            "first_id": screen.id(at: 20), "bottom_id": screen.id(at: 835), "binds": screen.cellsMade,
            "size": "\(Int(screen.view.bounds.width))x\(Int(screen.view.bounds.height))",
        ]
        fields.emit("first_frame", whole)
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { result, _ in result * 10 }
        return (self * factor).rounded() / factor
    }
}
