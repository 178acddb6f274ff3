import CoreGraphics

/// The distance that moves a HUD to an edge of its view: see ``MBProgressHUD/offset``.
/// - Linux: works
public let MBProgressMaxOffset: CGFloat = 1_000_000

/// Called after a HUD is hidden.
/// - Linux: works
public typealias MBProgressHUDCompletionBlock = () -> Void

/// What a HUD shows above its labels.
/// - Linux: works
public enum MBProgressHUDMode: Int, Sendable {
    /// A spinning indicator.
    case indeterminate
    /// A circle that is filled clockwise.
    case determinate
    /// A horizontal bar.
    case determinateHorizontalBar
    /// A ring.
    case annularDeterminate
    /// ``MBProgressHUD/customView``.
    case customView
    /// Nothing: only the labels are shown.
    case text
}

/// How a HUD appears and disappears.
/// - Linux: works
public enum MBProgressHUDAnimation: Int, Sendable {
    /// The opacity changes.
    case fade
    /// The HUD grows when it appears, and shrinks when it disappears, while its opacity changes.
    case zoom
    /// The HUD shrinks both times.
    case zoomOut
    /// The HUD grows both times.
    case zoomIn
}

/// What an ``MBBackgroundView`` shows.
/// - Linux: works
public enum MBProgressHUDBackgroundStyle: Int, Sendable {
    /// A color.
    case solidColor
    /// A blurred view of what is below.
    case blur
}
