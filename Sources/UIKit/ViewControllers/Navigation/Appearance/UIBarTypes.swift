/// The brightness of a bar. The raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
    /// Follows light and dark appearance.
    case `default` = 0
    /// Dark whatever the appearance.
    case black = 1
}

/// Which of a bar's heights an image is for. Desktops have one height of bars; the raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// Where a bar stands. The raw values are UIKit's.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    /// At the top, reaching under the status bar.
    case topAttached = 3
}
