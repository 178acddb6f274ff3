/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A sheet, for most controllers.
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    /// Covers the screen and keeps the views below it in the window.
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
}

/// The animation with which a controller is presented and dismissed.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom.
    case coverVertical = 0
    /// Turns the presenter over, from the right; back from the left.
    case flipHorizontal = 1
    case crossDissolve = 2
}
