/// The interface style of a bar. The raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
    /// Follows the light or dark interface style.
    case `default` = 0
    /// Always dark.
    case black = 1
}

/// The bar heights that an image can be set for. On the desktop all bars have one height. The raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102

    @available(*, deprecated, renamed: "compact")
    public static var landscapePhone: UIBarMetrics { .compact }
    @available(*, deprecated, renamed: "compactPrompt")
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// The position of a bar. The raw values are UIKit's.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    /// At the top, with the background extended below the status bar.
    case topAttached = 3
}
