import UIKit

/// A screen whose title shows what its controls did.
@MainActor
protocol ControlScreen: UIViewController {
    var taps: Int { get set }
}

extension ControlScreen {
    /// Counts a tap in the title; the action of buttons.
    func countTap() {
        taps += 1
        title = taps == 1 ? "1 Tap" : "\(taps) Taps"
    }

    /// Shows the new value of a control in the title.
    func show(value: Float?) {
        title = value.map { String(format: "%g", ($0 * 100).rounded() / 100) }
    }
}
