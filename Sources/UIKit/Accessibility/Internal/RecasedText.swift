/// A text as a label shows it and as it was given, such as the title of a section in capitals.
///
/// Screen readers get the text as it was given: speech synthesizers spell short words in capitals. Every label is replaced
/// as a whole. Nothing is searched for in a longer text, because the same letters may be in it twice, and because a text
/// in capitals may have other letters than the given one ("Straße").
struct RecasedText: Equatable {
    let shown: String
    let given: String

    /// Nil if both are the same.
    init?(shown: String?, given: String?) {
        guard let shown, let given, shown != given else { return nil }
        (self.shown, self.given) = (shown, given)
    }
}

extension UILabel {
    /// Set with a text that UIKit shows in another case than it was given in. Without effect once the label shows
    /// something else.
    var recasedText: RecasedText? {
        get { Attachments.accessibility(of: self, \.recasedText) }
        set { Attachments.setAccessibility(of: self, \.recasedText, to: newValue) }
    }
}

extension NSObject {
    /// The accessibility label, with texts as they were given. What the application has set stays as it is. *Client.*
    @MainActor
    var labelAsGiven: String? {
        guard let responder = self as? UIResponder, let given = responder.givenAccessibilityLabel else {
            return accessibilityLabel
        }
        let label = accessibilityLabel
        return label == responder.defaultAccessibilityLabel ? given : label
    }
}

extension UIView {
    /// Whether a label in the view shows a text in another case than it was given in.
    var containsRecasedText: Bool {
        (self as? UILabel)?.recasedText != nil || subviews.contains { $0.containsRecasedText }
    }
}
