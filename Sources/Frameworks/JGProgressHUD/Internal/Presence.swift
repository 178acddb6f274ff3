import UIKit

/// Whether a HUD is shown, and what is due when that changes.
@MainActor
final class Presence {
    enum State { case hidden, appearing, shown, disappearing }

    var state = State.hidden
    /// On the clock of ``CACurrentMediaTime()``.
    var shownSince: CFTimeInterval = 0
    var showCall: DelayedCall?
    /// With or without animation, if the HUD was dismissed while it appeared.
    var isDismissedAfterwards: Bool?
    var actionsAfterwards: [() -> Void] = []

    func takeActions() -> [() -> Void] {
        defer { actionsAfterwards = [] }
        return actionsAfterwards
    }
}
