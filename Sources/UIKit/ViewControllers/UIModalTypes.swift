public enum UIModalPresentationStyle: Int, Sendable {
    /// A sheet, for most controllers.
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    /// Covers the screen without taking the views below away.
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom.
    case coverVertical = 0
    case crossDissolve = 2
}
