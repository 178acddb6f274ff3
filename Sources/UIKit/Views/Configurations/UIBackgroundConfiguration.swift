import Foundation

/// What stands behind a button with a configuration: a filled, rounded and outlined shape, an image, or a view of your own.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// Shown in the background's shape, in front of its fill.
    public var customView: UIView?
    /// In points. A button's corner style may say otherwise.
    public var cornerRadius: CGFloat = 0
    /// From the edges of what the background is for; negative ones reach outside.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Nil takes what the style says; a clear colour shows nothing.
    public var backgroundColor: UIColor?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The outline; nil is the tint colour.
    public var strokeColor: UIColor?
    /// In points; 0, the default, draws none.
    public var strokeWidth: CGFloat = 0
    /// How far the outline lies outside the shape; negative inside.
    public var strokeOutset: CGFloat = 0

    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    /// What a new button's configuration has.
    static var button: UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.cornerRadius = SystemMetrics.current.buttons.cornerRadius
        return background
    }
}
