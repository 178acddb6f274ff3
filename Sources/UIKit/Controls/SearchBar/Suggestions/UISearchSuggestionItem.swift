import Foundation

/// A search suggestion with a text, and optionally a description and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text of the suggestion, without attributes.
    public let localizedSuggestion: String?
    public let localizedAttributedSuggestion: NSAttributedString?
    public let localizedDescription: String?
    public let iconImage: UIImage?
    open var representedObject: Any?

    /// Creates a suggestion with a text without attributes.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.localizedSuggestion = localizedSuggestion
        localizedAttributedSuggestion = nil
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }

    /// Creates a suggestion with a text with attributes. ``localizedSuggestion`` is the same text without them.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion.string
        localizedAttributedSuggestion = suggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}
