import Foundation

/// Something that the user may search for, shown below a search field.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion; nil shows none.
    var localizedSuggestion: String? { get }
    /// Shown in place of ``localizedSuggestion``.
    var localizedAttributedSuggestion: NSAttributedString? { get }

    /// Optional; nil by default.
    var localizedDescription: String? { get }
    /// Optional; nil by default.
    var iconImage: UIImage? { get }

    /// What the suggestion stands for.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
}
