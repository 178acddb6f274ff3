import UIKit

/// A screen whose controls tell in its title what they did.
@MainActor
protocol ControlScreen: UIViewController {
    var taps: Int { get set }
}

extension ControlScreen {
    /// What buttons do.
    func countTap() {
        taps += 1
        title = taps == 1 ? "1 Tap" : "\(taps) Taps"
    }

    /// The value that a control was brought to.
    func show(value: Float?) {
        title = value.map { String(format: "%g", ($0 * 100).rounded() / 100) }
    }
}
