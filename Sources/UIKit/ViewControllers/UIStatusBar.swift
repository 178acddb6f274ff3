/// How the clock, the battery and the like stand out from what is below them.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the interface is light or dark.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
