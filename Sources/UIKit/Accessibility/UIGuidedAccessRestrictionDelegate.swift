import Foundation

/// Names what a user can forbid during guided access. An application's delegate adopts it. A desktop has no guided
/// access, so that no method is called and every restriction permits what it is for
/// (``UIAccessibility/guidedAccessRestrictionState(forIdentifier:)``).
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    /// The identifiers of the restrictions, in the order in which they are shown; nil for none.
    var guidedAccessRestrictionIdentifiers: [String]? { get }

    /// Called when the user forbids or permits what a restriction is for.
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String,
        didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)

    /// Returns the name of a restriction; nil for none.
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?

    /// Returns a sentence that explains a restriction. This method is optional; nil is the default.
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
    /// Returns nil: the restriction has no explanation.
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}
