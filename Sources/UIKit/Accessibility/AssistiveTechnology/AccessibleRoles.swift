import Foundation
internal import HostInterface

/// Finds the role of an object from its kind and its traits.
@MainActor
enum AccessibleRoles {
    static func role(
        of object: NSObject, _ kind: AccessibilityKind, _ traits: UIAccessibilityTraits
    ) -> HostAccessibleRole {
        if let role = role(ofContainer: kind) { return role }
        switch kind {
        case .toggle: return .switchControl
        case .slider: return .slider
        case .stepper, .wheel: return .spinButton
        case .progress, .activity: return .progressBar
        case .tab: return .pageTab
        case .segment: return .radioButton
        case .menuItem: return traits.contains(.selected) ? .checkMenuItem : .menuItem
        case .field: return fieldRole(object, traits)
        case .text: return .text
        case .button where isToggle(object): return .toggleButton
        default: break
        }
        return role(ofTraits: traits) ?? role(ofContainerType: object) ?? role(withoutTraits: object, kind)
    }

    private static func role(ofContainer kind: AccessibilityKind) -> HostAccessibleRole? {
        switch kind {
        case .group, .segments, .picker: .grouping
        case .scrollArea: .scrollPane
        case .list: .list
        case .navigationBar: .navigationBar
        case .tabBar: .pageTabList
        case .toolbar: .toolBar
        case .alert: .alert
        case .dialog: .dialog
        case .menu: .popupMenu
        case .datePicker: .dateEditor
        default: nil
        }
    }

    private static func role(ofTraits traits: UIAccessibilityTraits) -> HostAccessibleRole? {
        if traits.contains(.searchField) { return .searchField }
        if traits.contains(.header) { return .heading }
        if traits.contains(.link) { return .link }
        if traits.contains(.toggleButton) { return .toggleButton }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.button) || traits.contains(.keyboardKey) { return .button }
        if traits.contains(.tabBar) { return .pageTabList }
        if traits.contains(.image) { return .image }
        if traits.contains(.staticText) || traits.contains(.summaryElement) { return .label }
        return nil
    }

    private static func role(ofContainerType object: NSObject) -> HostAccessibleRole? {
        guard !object.isAccessibilityElement else { return nil }
        switch object.accessibilityContainerType {
        case .none: return nil
        case .dataTable: return .table
        case .list: return .list
        case .landmark: return .landmark
        case .semanticGroup: return .grouping
        }
    }

    private static func role(withoutTraits object: NSObject, _ kind: AccessibilityKind) -> HostAccessibleRole {
        switch kind {
        case .image: return .image
        case .label: return .label
        case .button: return .button
        default: return object.isAccessibilityElement ? .label : .panel
        }
    }

    private static func fieldRole(_ object: NSObject, _ traits: UIAccessibilityTraits) -> HostAccessibleRole {
        if (object as? any UITextInput)?.isSecureTextEntry == true { return .passwordText }
        return traits.contains(.searchField) ? .searchField : .entry
    }

    /// Whether a button keeps its state.
    static func isToggle(_ object: NSObject) -> Bool {
        object.accessibilityTraits.contains(.toggleButton)
            || (object as? UIResponder)?.accessibilityCondition.isChecked != nil
    }

    /// Returns the level that the label's attributes give; otherwise 1 for the title of a screen, and 2.
    static func headingLevel(of object: NSObject) -> Int {
        if let label = object.accessibilityAttributedLabel, label.length > 0,
            let level = label.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil) as? NSNumber,
            (1...6).contains(level.intValue)
        {
            return level.intValue
        }
        var next = (object as? UIView)?.superview
        while let view = next {
            if view.accessibilityKind == .navigationBar || view.accessibilityKind == .alert { return 1 }
            next = view.superview
        }
        return 2
    }
}
