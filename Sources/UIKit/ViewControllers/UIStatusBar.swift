/// The brightness of the contents of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Follows the light or dark interface style.
    case `default` = 0
    /// Light text, for dark backgrounds.
    case lightContent = 1
    /// Dark text, for light backgrounds.
    case darkContent = 3
}

/// How the status bar appears and leaves.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// By fading; the default of controllers.
    case fade = 1
    /// By sliding out at the top.
    case slide = 2
}
