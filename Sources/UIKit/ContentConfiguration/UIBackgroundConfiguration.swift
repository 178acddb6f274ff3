import Foundation

/// The background of a cell, header, footer or button: a filled, rounded and outlined shape, an image, or a custom
/// view.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The kind of list element that the configuration was made for; nil for one without default colors.
    private(set) var style: ListBackgroundStyle?
    /// The state for which the colors were chosen.
    @Uncompared private var appliedState = ListBackgroundState()

    /// A view clipped to the shape of the background, in front of its fill.
    public var customView: UIView?
    /// In points. The corner style of a button may override it.
    public var cornerRadius: CGFloat = 0
    /// The insets from the edges of the owner's bounds; negative insets extend beyond them.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges on which the layout margins of the owner are added to ``backgroundInsets``; the default is none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The fill color. Nil uses the tint color, for buttons the color of the style; a clear color shows no fill.
    public var backgroundColor: UIColor?
    /// Makes the color that is shown from ``backgroundColor``; nil, the default, shows it unchanged.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An effect behind the image and the custom view, in front of the fill; the default is nil.
    public var visualEffect: UIVisualEffect?
    /// A picture over the color; nil, the default, for none.
    public var image: UIImage?
    /// How the picture fills the background. The default is `.scaleToFill`.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the outline; nil uses the tint color.
    public var strokeColor: UIColor?
    /// Makes the color of the outline from ``strokeColor``; nil, the default, shows it unchanged.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the outline in points; 0, the default, draws none.
    public var strokeWidth: CGFloat = 0
    /// The distance of the outline outside the shape, in points; negative values lie inside.
    public var strokeOutset: CGFloat = 0
    /// The shadow of the shape; the default has none.
    public var shadowProperties = UIShadowProperties()

    private init() {}

    private init(_ style: ListBackgroundStyle) {
        self.style = style
        backgroundColor = style.color(in: appliedState)
        cornerRadius = style.cornerRadius(in: appliedState)
    }

    /// Returns the color of the fill in a view with a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the color of the outline in a view with a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns the configuration with the default values for the state. Values that differ from the defaults for the
    /// previous state were set by the application and are kept.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        let new = ListBackgroundState(state)
        guard let style, new != appliedState else { return self }
        var result = self
        result.appliedState = new
        if backgroundColor == style.color(in: appliedState) { result.backgroundColor = style.color(in: new) }
        if cornerRadius == style.cornerRadius(in: appliedState) { result.cornerRadius = style.cornerRadius(in: new) }
        return result
    }
}

extension UIBackgroundConfiguration {
    /// Returns a configuration without fill and without default colors.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    /// Returns the configuration for a cell of the list in which it is shown.
    public static func listCell() -> UIBackgroundConfiguration { .init(.cell) }
    /// Returns the configuration for a header of the list in which it is shown.
    public static func listHeader() -> UIBackgroundConfiguration { .init(.header) }
    /// Returns the configuration for a footer of the list in which it is shown.
    public static func listFooter() -> UIBackgroundConfiguration { .init(.footer) }

    /// Returns the configuration for a cell of a plain list, in every list.
    public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
    /// Returns the configuration for a header or footer of a plain list: clear, and filled while it floats over the
    /// content.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }
    /// Returns the configuration for a cell of a grouped list, in every list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
    /// Returns the configuration for a header or footer of a grouped list, which is always clear.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
    /// Returns the configuration for a header of a sidebar, which is clear.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }
    /// Returns the configuration for a cell of a sidebar: clear, with round corners while it is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
    /// Returns a configuration for cells of the list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .init(.accompaniedSidebarCell) }

    /// The background of a new button's configuration.
    static var button: UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.cornerRadius = SystemMetrics.current.buttons.cornerRadius
        return background
    }
}
