import Foundation

/// The background of a button with a configuration: a filled, rounded and outlined shape, an image, or a custom view.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// A view clipped to the shape of the background, in front of its fill.
    public var customView: UIView?
    /// In points. The corner style of a button may override it.
    public var cornerRadius: CGFloat = 0
    /// The insets from the edges of the owner's bounds; negative insets extend beyond them.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The fill color. Nil uses the color of the style; a clear color shows no fill.
    public var backgroundColor: UIColor?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the outline; nil uses the tint color.
    public var strokeColor: UIColor?
    /// The width of the outline in points; 0, the default, draws none.
    public var strokeWidth: CGFloat = 0
    /// The distance of the outline outside the shape, in points; negative values lie inside.
    public var strokeOutset: CGFloat = 0

    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    /// The background of a new button's configuration.
    static var button: UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.cornerRadius = SystemMetrics.current.buttons.cornerRadius
        return background
    }
}
