/// The accessibility values that an application has set on an object, and rare ones of UIKit. Nil means that a value was
/// not set, so that the object's default applies.
@MainActor
final class AccessibilityValues {
    var identifier: String?
    var isElement: Bool?
    var label: AccessibilityText?
    var value: AccessibilityText?
    var hint: AccessibilityText?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var hidesElements: Bool?
    var isModal: Bool?
    var groupsChildren: Bool?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var respondsToUserInteraction: Bool?
    var inputLabels: [NSAttributedString]?
    var headerElements: [Any]?
    var textualContext: UIAccessibilityTextualContext?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var elements: [Any]?
    var automationElements: [Any]?
    var containerType: UIAccessibilityContainerType?
    var largeContent: LargeContent?
    var expandedStatus: UIAccessibility.ExpandedStatus?
    var directTouchOptions: UIAccessibility.DirectTouchOptions?
    var textNavigation: TextNavigation?
    var blocks: AccessibilityBlocks?
    var recasedText: RecasedText?
}

extension Attachments {
    /// Returns a value that was set. Objects without any set values need no storage.
    @MainActor
    static func accessibility<Value>(of object: AnyObject, _ path: KeyPath<AccessibilityValues, Value?>) -> Value? {
        read(of: object) { $0[AccessibilityValues.self] }?[keyPath: path]
    }

    @MainActor
    static func setAccessibility<Value>(
        of object: AnyObject, _ path: ReferenceWritableKeyPath<AccessibilityValues, Value?>, to value: Value?
    ) {
        guard value != nil || read(of: object, { $0[AccessibilityValues.self] }) != nil else { return }
        let fresh = AccessibilityValues()
        let values = change(of: object, creating: true) { attachments in
            let values = attachments[AccessibilityValues.self] ?? fresh
            attachments[AccessibilityValues.self] = values
            return values
        }
        values?[keyPath: path] = value
    }
}
