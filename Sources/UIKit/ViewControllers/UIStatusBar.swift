/// The brightness of the contents of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Follows the light or dark interface style.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// How the status bar appears and leaves.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
