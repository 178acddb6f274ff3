/// A way to protect a row from a slip of the finger.
enum RecoveryWay: Int, CaseIterable {
    /// An alert asks before the row is deleted.
    case alert
    /// A panel offers to restore the deleted row and disappears by itself.
    case panel
    /// A shake asks whether to restore the deleted row.
    case shake

    var title: String {
        switch self {
        case .alert: "Ask"
        case .panel: "Panel"
        case .shake: "Shake"
        }
    }

    var explanation: String {
        switch self {
        case .alert: "Swipe a song to the left. An alert asks before it is removed."
        case .panel: "Swipe a song to the left. It is removed, and for five seconds a panel can restore it."
        case .shake: "Swipe a song to the left. It is removed; shake the device (Control-Alt-Z) to restore it."
        }
    }
}
