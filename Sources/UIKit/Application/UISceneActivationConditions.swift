import Foundation

/// Says for which content a scene can be activated, or is preferred, by identifiers such as those of user activities.
///
/// A desktop opens an application, not one of its scenes: the conditions are kept, and nothing chooses by them.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject, @preconcurrency NSSecureCoding {
    /// Conditions under which a scene can be activated for all content, and is preferred for none.
    public override init() {
        super.init()
    }

    /// The content for which the scene can be activated; all by default.
    @NSCopying open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

    /// The content for which the scene is preferred; none by default.
    @NSCopying open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    // MARK: Coding

    /// True. No condition is coded.
    open class var supportsSecureCoding: Bool { true }

    /// Restores the usual conditions: predicates are not archived (unlike in UIKit).
    public required init?(coder aDecoder: NSCoder) {
        super.init()
    }

    /// Writes nothing: predicates are not archived (unlike in UIKit).
    open func encode(with coder: NSCoder) {}
}
