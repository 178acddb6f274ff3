import Foundation

/// An image, a text and a secondary text, in the appearance of list cells, headers and footers.
///
/// Fonts and colors follow the text size, the interface style and the state of the cell until the application sets
/// others.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    let style: ListContentStyle
    /// The state for which the default values were chosen.
    @Uncompared private var appliedState = ListContentState()

    /// The picture before the texts; nil, the default, for none.
    public var image: UIImage?
    /// Size, color, corners and border of the picture.
    public var imageProperties = ImageProperties()
    /// The first text; nil, the default, for none. Setting it removes the attributed one.
    public var text: String?
    /// Replaces ``text``, and the font, the color and the alignment of its properties where it has its own.
    public var attributedText: NSAttributedString?
    /// Font, color and lines of the first text.
    public var textProperties: TextProperties
    /// The second text, below or beside the first; nil, the default, for none.
    public var secondaryText: String?
    /// The second text with attributes of its own; nil by default.
    public var secondaryAttributedText: NSAttributedString?
    /// Font, color and lines of the second text.
    public var secondaryTextProperties: TextProperties

    /// The directions in which the content is at least as far from the edges as the layout margins of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis
    /// The least distances between the content and the edges of its view.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the secondary text is beside the text if both fit in one line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between picture and texts, in points.
    public var imageToTextPadding: CGFloat
    /// The least distance between texts that are beside each other.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// The distance between both texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The opacity of the whole content.
    public var alpha: CGFloat = 1

    init(_ style: ListContentStyle) { self.init(style, in: ListContentState()) }

    private init(_ style: ListContentStyle, in state: ListContentState) {
        self.style = style
        let shown = style.resolved(in: state.environment)
        let metrics = SystemMetrics.current.listContents
        textProperties = shown.textProperties
        secondaryTextProperties = shown.secondaryTextProperties
        directionalLayoutMargins = shown.margins
        axesPreservingSuperviewLayoutMargins = .horizontal
        imageToTextPadding = shown.isSidebar ? metrics.sidebarImagePadding : metrics.imagePadding
        textToSecondaryTextHorizontalPadding = metrics.sideBySidePadding
        textToSecondaryTextVerticalPadding = shown.stackedPadding
        prefersSideBySideTextAndSecondaryText = shown == .value
        textProperties.color = shown.textColor(in: state)
        secondaryTextProperties.color = shown.secondaryTextColor(in: state)
        imageProperties.tintColor = shown.imageTint(in: state)
        appliedState = state
    }

    /// Creates a ``UIListContentView``.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the configuration with the default values for the state. Values that differ from the defaults for the
    /// previous state were set by the application and are kept.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let new = ListContentState(state)
        guard new != appliedState else { return self }
        let (before, after) = (style.resolved(in: appliedState.environment), style.resolved(in: new.environment))
        var result = self
        result.appliedState = new
        if before != after { result.follow(Self(style, in: appliedState), Self(style, in: new)) }
        guard before == after, new.isDisabled != appliedState.isDisabled else { return result }
        if textProperties.color == before.textColor(in: appliedState) {
            result.textProperties.color = after.textColor(in: new)
        }
        if secondaryTextProperties.color == before.secondaryTextColor(in: appliedState) {
            result.secondaryTextProperties.color = after.secondaryTextColor(in: new)
        }
        if imageProperties.tintColor == before.imageTint(in: appliedState) {
            result.imageProperties.tintColor = after.imageTint(in: new)
        }
        return result
    }

    /// Takes over the values of another list, where the application has not set its own.
    private mutating func follow(_ old: Self, _ new: Self) {
        func follow<Value: Equatable>(_ path: WritableKeyPath<Self, Value>) {
            if self[keyPath: path] == old[keyPath: path] { self[keyPath: path] = new[keyPath: path] }
        }
        let texts: [WritableKeyPath<Self, TextProperties>] = [\.textProperties, \.secondaryTextProperties]
        for text in texts {
            follow(text.appending(path: \.font))
            follow(text.appending(path: \.color))
            follow(text.appending(path: \.transform))
        }
        follow(\.imageProperties.tintColor)
        follow(\.directionalLayoutMargins)
        follow(\.imageToTextPadding)
        follow(\.textToSecondaryTextVerticalPadding)
    }
}

extension UIListContentConfiguration {
    /// Whether the content needs the same size as that of another configuration. Colors make no difference.
    func hasSize(of other: UIListContentConfiguration) -> Bool {
        var copy = self
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
    /// Returns the configuration for a cell: a secondary text is below the text.
    public static func cell() -> UIListContentConfiguration { .init(.cell) }
    /// Returns a configuration with the secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitle) }
    /// Returns a configuration with the secondary text at the end of the line, if there is space.
    public static func valueCell() -> UIListContentConfiguration { .init(.value) }

    /// Returns the configuration for a header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
    /// Returns the configuration for a footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
    /// Returns the configuration for a header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
    /// Returns the configuration for a footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
    /// Returns a configuration for a large header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .init(.prominentHeader) }
    /// Returns a configuration for a very large header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(.extraProminentHeader)
    }

    /// Returns a configuration for a header of the list in which it is shown.
    public static func header() -> UIListContentConfiguration { .init(.header) }
    /// Returns a configuration for a footer of the list in which it is shown.
    public static func footer() -> UIListContentConfiguration { .init(.footer) }

    /// Returns the configuration for a cell of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebar) }
    /// Returns the configuration for a cell of a sidebar with a secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarSubtitle) }
    /// Returns the configuration for a header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }
    /// Returns a configuration for the list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { .init(.accompaniedSidebar) }
    /// Returns the configuration for the list beside a sidebar, with a secondary text below the text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        .init(.accompaniedSidebarSubtitle)
    }
}
