import Foundation
internal import HostInterface

/// Finds the states of an object.
@MainActor
struct AccessibleStates {
    private let provider: AccessibilityProvider

    init(_ provider: AccessibilityProvider) { self.provider = provider }

    func states(of object: NSObject, _ kind: AccessibilityKind) -> HostAccessibleStates {
        let traits = object.accessibilityTraits
        var states = places(of: object)
        if !traits.contains(.notEnabled) { states.insert(.enabled) }
        if traits.contains(.updatesFrequently) { states.insert(.updatesFrequently) }
        states.formUnion(selection(kind, traits, object))
        states.formUnion(text(kind, object))
        if object.isAccessibilityElement, object.accessibilityRespondsToUserInteraction,
            !traits.contains(.notEnabled), kind != .label || !traits.isSubset(of: [.staticText, .header])
        {
            states.insert(.focusable)
        }
        if AccessibleFocus(provider).isFocused(object) { states.formUnion([.focused, .focusable]) }
        states.formUnion(special(kind, object))
        return states
    }

    // MARK: Visibility

    /// Whether the object is visible and on the screen.
    private func places(of object: NSObject) -> HostAccessibleStates {
        guard !isHidden(object) else { return [] }
        return AccessiblePlace(object, in: provider).isOnScreen ? [.visible, .showing] : .visible
    }

    private func isHidden(_ object: NSObject) -> Bool {
        var next: NSObject? = object
        for _ in 0..<1000 {
            guard let candidate = next, !(candidate is UIWindowScene) else { return false }
            if AccessibilityTree.isHidden(candidate) { return true }
            next = provider.container(of: candidate)
        }
        return false
    }

    // MARK: Selection

    private func selection(
        _ kind: AccessibilityKind, _ traits: UIAccessibilityTraits, _ object: NSObject
    ) -> HostAccessibleStates {
        let isSelected = traits.contains(.selected)
        switch kind {
        case .segment: return isSelected ? [.checkable, .checked, .selectable, .selected] : [.checkable, .selectable]
        case .tab: return isSelected ? [.selectable, .selected] : .selectable
        case .menuItem: return isSelected ? [.checkable, .checked] : []
        default: break
        }
        if AccessibleRoles.isToggle(object) {
            let isOn = (object as? UIResponder)?.accessibilityCondition.isChecked
            guard isOn ?? (isSelected || object.accessibilityValue == "1") else { return .checkable }
            return kind == .button ? [.checkable, .checked, .pressed] : [.checkable, .checked]
        }
        return isSelected ? [.selectable, .selected] : []
    }

    // MARK: Text

    private func text(_ kind: AccessibilityKind, _ object: NSObject) -> HostAccessibleStates {
        guard kind == .field || kind == .text, let input = object as? any UITextInput else { return [] }
        var states: HostAccessibleStates = kind == .field ? .singleLine : .multiLine
        states.insert(input.isEditable && !object.accessibilityTraits.contains(.notEnabled) ? .editable : .readOnly)
        states.formUnion([.selectableText, .focusable])
        return states
    }

    // MARK: The rest

    private func special(_ kind: AccessibilityKind, _ object: NSObject) -> HostAccessibleStates {
        var states: HostAccessibleStates = []
        let condition = (object as? UIResponder)?.accessibilityCondition ?? AccessibilityCondition()
        switch condition.isExpanded ?? Self.isExpanded(object.accessibilityExpandedStatus) {
        case true?: states.formUnion([.expandable, .expanded])
        case false?: states.insert(.expandable)
        case nil: break
        }
        if object.accessibilityViewIsModal || (object as? UIResponder)?.coversOtherNodes == true {
            states.insert(.modal)
        }
        if condition.isBusy { states.insert(.busy) }
        if condition.opensMenu { states.insert(.hasPopup) }
        if condition.isTruncated { states.insert(.truncated) }
        if kind == .slider, (object as? UIResponder)?.accessibilityNumber != nil { states.insert(.horizontal) }
        if kind == .progress { states.insert(.readOnly) }
        return states
    }

    /// Returns nil for what cannot be expanded.
    static func isExpanded(_ status: UIAccessibility.ExpandedStatus) -> Bool? {
        switch status {
        case .unsupported: nil
        case .expanded: true
        case .collapsed: false
        }
    }
}
