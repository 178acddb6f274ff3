/// The interface style of a bar. The raw values are UIKit's.
public enum UIBarStyle: Int, Sendable {
    /// Follows the light or dark interface style.
    case `default` = 0
    /// Always dark.
    case black = 1
    /// The former name of a black bar that is translucent; drawn as ``black``, and translucent where the bar is.
    case blackTranslucent = 2

    /// The former name of ``black``.
    @available(*, deprecated, renamed: "UIBarStyle.black")
    public static var blackOpaque: UIBarStyle { .black }
}

/// The bar heights that an image can be set for. On the desktop all bars have one height. The raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable {
    /// Bars of regular height, and bars of other heights that have nothing of their own.
    case `default` = 0
    /// Bars in windows of compact height.
    case compact = 1
    /// Bars with a prompt; values for them are kept and have no effect.
    case defaultPrompt = 101
    /// Bars with a prompt in windows of compact height; values for them are kept and have no effect.
    case compactPrompt = 102

    @available(*, deprecated, renamed: "compact")
    public static var landscapePhone: UIBarMetrics { .compact }
    @available(*, deprecated, renamed: "compactPrompt")
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// The position of a bar. The raw values are UIKit's.
public enum UIBarPosition: Int, Sendable {
    /// Every position that has nothing of its own; as an answer, the place that the bar has by itself.
    case any = 0
    /// At the bottom of its view.
    case bottom = 1
    /// At the top of its view, below the status bar.
    case top = 2
    /// At the top, with the background extended below the status bar.
    case topAttached = 3
}
