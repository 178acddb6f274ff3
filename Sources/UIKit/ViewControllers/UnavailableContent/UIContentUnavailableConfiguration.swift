import Foundation

/// What is shown where there is no content yet, or none at all: an image, two texts and two buttons, in the middle of a
/// screen.
///
/// Fonts, distances and texts are unverified.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// How the parts are placed across.
    public enum Alignment: Hashable, Sendable {
        /// In the middle of the view.
        case center
        /// At the top and the leading side of the view.
        case natural
    }

    /// What the configuration was made for.
    enum Style: Hashable {
        case empty, loading, search
    }

    let style: Style

    /// The picture above the texts; nil, the default, for none.
    public var image: UIImage?
    /// Size, color and corners of the picture.
    public var imageProperties = ImageProperties()
    /// The first text; nil, the default, for none.
    public var text: String?
    /// Replaces ``text``, and the font, the color and the alignment of its properties where it has its own.
    public var attributedText: NSAttributedString?
    /// Font, color and lines of the first text.
    public var textProperties: TextProperties
    /// The second text, below the first; nil, the default, for none.
    public var secondaryText: String?
    /// The second text with attributes of its own; nil by default.
    public var secondaryAttributedText: NSAttributedString?
    /// Font, color and lines of the second text.
    public var secondaryTextProperties: TextProperties

    /// The look of the button below the texts, which is shown if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The look of the last button.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What a tap on the second button does.
    public var secondaryButtonProperties = ButtonProperties()

    /// How the parts are placed across. The default is in the middle.
    public var alignment = Alignment.center
    /// The directions in which the content is at least as far from the edges as the layout margins of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The least distances between the content and the edges of its view.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// The distance between picture and first text, in points.
    public var imageToTextPadding: CGFloat
    /// The distance between both texts, in points.
    public var textToSecondaryTextPadding: CGFloat
    /// The distance between the last text and the first button.
    public var textToButtonPadding: CGFloat
    /// The distance between both buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat
    /// Behind the whole view. Clear by default.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ style: Style) {
        let metrics = SystemMetrics.current.unavailableContents
        self.style = style
        textProperties =
            style == .loading
            ? TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
            : TextProperties(metrics.font, .label)
        secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
        directionalLayoutMargins = metrics.margins
        imageToTextPadding = style == .loading ? metrics.indicatorPadding : metrics.imagePadding
        textToSecondaryTextPadding = metrics.secondaryTextPadding
        textToButtonPadding = metrics.buttonPadding
        buttonToSecondaryButtonPadding = metrics.secondaryButtonPadding
    }

    /// Returns a configuration without content.
    public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }

    /// Returns a configuration for content that is being loaded: an activity indicator takes the place of the image as
    /// long as ``image`` is nil.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = Self(.loading)
        configuration.text = SystemText.loading.string
        return configuration
    }

    /// Returns a configuration for a search that found nothing. The text that was searched for becomes part of
    /// ``text`` when the configuration is updated for a state.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = Self(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = title(ofSearchFor: nil)
        configuration.secondaryText = SystemText.checkSpelling.string
        return configuration
    }

    /// Creates a ``UIContentUnavailableView``.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration with the text that was searched for, unless the application has set ``text``.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard style == .search, text == Self.title(ofSearchFor: appliedSearchText),
            let state = state as? UIContentUnavailableConfigurationState
        else { return self }
        var result = self
        result.appliedSearchText = state.searchText
        result.text = Self.title(ofSearchFor: state.searchText)
        return result
    }

    /// The search to which the default text belongs.
    @Uncompared private var appliedSearchText: String?

    private static func title(ofSearchFor text: String?) -> String {
        guard let text, !text.isEmpty else { return SystemText.noResults.string }
        return SystemText.noResultsFor.string(text)
    }
}
