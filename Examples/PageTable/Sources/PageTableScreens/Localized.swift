import Foundation

/// Returns a text of the sample in the user's language.
func localized(_ text: String) -> String {
    NSLocalizedString(text, bundle: .module, comment: "")
}

extension RootViewController {
    /// The bundle with the nibs and texts of the sample.
    static var resources: Bundle { .module }
}
