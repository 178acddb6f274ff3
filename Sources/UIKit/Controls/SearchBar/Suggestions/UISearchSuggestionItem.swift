import Foundation

/// A search suggestion with a text, and optionally a description and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text of the suggestion, without attributes.
    open private(set) var localizedSuggestion: String?
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    open private(set) var localizedDescription: String?
    open private(set) var iconImage: UIImage?
    open var representedObject: Any?

    /// Creates a suggestion without a text.
    public override init() {
        super.init()
    }

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
