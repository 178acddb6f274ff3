import Foundation

/// A view that shows texts in another case than they were given in, such as the title of a section in capitals.
///
/// Screen readers get the texts as they were given: speech synthesizers spell short words in capitals.
@MainActor
protocol RecasedTexts: UIView {
    /// The texts that are shown in another case than they were given in.
    var recasedTexts: [RecasedText] { get }
}

/// A text as it is shown and as it was given.
struct RecasedText: Equatable {
    let shown: String
    let given: String
}

extension UIView {
    /// Returns a text that consists of texts of the view, as these were given.
    func withGivenCase(_ text: String) -> String {
        guard !text.isEmpty, !isHidden else { return text }
        let own = (self as? any RecasedTexts)?.recasedTexts ?? []
        let replaced = own.reduce(text) { $0.replacingOccurrences(of: $1.shown, with: $1.given) }
        return subviews.reduce(replaced) { $1.withGivenCase($0) }
    }
}
