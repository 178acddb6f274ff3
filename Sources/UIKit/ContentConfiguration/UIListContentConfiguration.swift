import Foundation

/// An image, a text and a secondary text, in the appearance of list cells, headers and footers.
///
/// Fonts and colors follow the text size, the interface style and the state of the cell until the application sets
/// others.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    let style: ListContentStyle
    /// The state for which the colors were chosen.
    private var appliedState = ListContentState()

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Replaces ``text``, and the font, the color and the alignment of its properties where it has its own.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties

    /// The directions in which the content is at least as far from the edges as the layout margins of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis
    /// The least distances between the content and the edges of its view.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the secondary text is beside the text if both fit in one line.
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat
    /// The least distance between texts that are beside each other.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The opacity of the whole content.
    public var alpha: CGFloat = 1

    init(_ style: ListContentStyle) {
        self.style = style
        let metrics = SystemMetrics.current.listContents
        textProperties = style.textProperties
        secondaryTextProperties = style.secondaryTextProperties
        directionalLayoutMargins = style.margins
        axesPreservingSuperviewLayoutMargins = .horizontal
        imageToTextPadding = style.isSidebar ? metrics.sidebarImagePadding : metrics.imagePadding
        textToSecondaryTextHorizontalPadding = metrics.sideBySidePadding
        textToSecondaryTextVerticalPadding = style.stackedPadding
        prefersSideBySideTextAndSecondaryText = style == .value
        textProperties.color = style.textColor(in: appliedState)
        secondaryTextProperties.color = style.secondaryTextColor(in: appliedState)
    }

    /// Creates a ``UIListContentView``.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the configuration with the colors for the state. Colors that differ from those of the previous state were
    /// set by the application and are kept.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let new = ListContentState(state)
        guard new != appliedState else { return self }
        var result = self
        result.appliedState = new
        if textProperties.color == style.textColor(in: appliedState) {
            result.textProperties.color = style.textColor(in: new)
        }
        if secondaryTextProperties.color == style.secondaryTextColor(in: appliedState) {
            result.secondaryTextProperties.color = style.secondaryTextColor(in: new)
        }
        if imageProperties.tintColor == style.imageTint(in: appliedState) {
            result.imageProperties.tintColor = style.imageTint(in: new)
        }
        return result
    }
}

extension UIListContentConfiguration {
    /// Whether the content needs the same size as that of another configuration. Colors make no difference.
    func hasSize(of other: UIListContentConfiguration) -> Bool {
        var copy = self
        copy.appliedState = other.appliedState
        copy.alpha = other.alpha
        copy.imageProperties = other.imageProperties
        copy.imageProperties.preferredSymbolConfiguration = imageProperties.preferredSymbolConfiguration
        copy.imageProperties.maximumSize = imageProperties.maximumSize
        copy.imageProperties.reservedLayoutSize = imageProperties.reservedLayoutSize
        copy.textProperties.color = other.textProperties.color
        copy.textProperties.colorTransformer = other.textProperties.colorTransformer
        copy.secondaryTextProperties.color = other.secondaryTextProperties.color
        copy.secondaryTextProperties.colorTransformer = other.secondaryTextProperties.colorTransformer
        return copy == other
    }
}

extension UIListContentConfiguration {
    public static func cell() -> UIListContentConfiguration { .init(.cell) }
    /// Returns a configuration with the secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitle) }
    /// Returns a configuration with the secondary text at the end of the line, if there is space.
    public static func valueCell() -> UIListContentConfiguration { .init(.value) }

    public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
    public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
    public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
    public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
    /// Returns a configuration for a large header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init(.prominentHeader) }
    /// Returns a configuration for a very large header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(.extraProminentHeader)
    }

    public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebar) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitle) }
    public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }
    /// Returns a configuration for the list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(.accompaniedSidebar) }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        .init(.accompaniedSidebarSubtitle)
    }
}
