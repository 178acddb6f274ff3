/// The reading directions.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The leading edge is the left one.
    case leftToRight = 0
    /// The leading edge is the right one.
    case rightToLeft = 1
}

/// The kind of a view's content, which decides whether the view is flipped in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Follows the direction of the traits; the default.
    case unspecified = 0
    /// Controls of a player, which are never flipped.
    case playback = 1
    /// Controls for directions in space, which are never flipped.
    case spatial = 2
    /// Always laid out from left to right.
    case forceLeftToRight = 3
    /// Always laid out from right to left.
    case forceRightToLeft = 4
}
