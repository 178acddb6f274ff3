/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A sheet, for most controllers.
    case automatic = -2
    /// As an adaptive style, keeps the style of the presentation. A controller with it is presented as a sheet
    /// (unverified).
    case none = -1
    /// Covers the window. The presenter's view is removed from it meanwhile.
    case fullScreen = 0
    /// A sheet: nearly as high as the window, and in wide windows of limited width.
    case pageSheet = 1
    /// A smaller sheet in the middle of wide windows, with the preferred content size if there is one; a page sheet in
    /// compact ones.
    case formSheet = 2
    /// As `fullScreen`, by the nearest controller that defines a presentation context.
    case currentContext = 3
    /// The presentation controller of the transitioning delegate decides.
    case custom = 4
    /// Covers the screen and keeps the views below it in the window.
    case overFullScreen = 5
    /// As `overFullScreen`, by the nearest controller that defines a presentation context.
    case overCurrentContext = 6
    /// A card beside its source, with an arrow; a sheet in windows of compact width.
    case popover = 7
}

/// The animation with which a controller is presented and dismissed.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom.
    case coverVertical = 0
    /// Turns the presenter over, from the right; back from the left.
    case flipHorizontal = 1
    /// Fades in and out.
    case crossDissolve = 2
}
