/// What an assistive technology of the desktop calls an object of UIKit, where traits alone do not tell.
enum AccessibilityKind {
    /// The traits decide.
    case plain

    // Containers, which keep a node of their own between the window and the elements.
    case group, scrollArea, list, navigationBar, tabBar, toolbar, alert, dialog, menu, segments, picker, datePicker

    // Elements.
    case label, button, toggle, slider, stepper, progress, activity, tab, segment, menuItem, wheel, field, text, image

    var isContainer: Bool {
        switch self {
        case .group, .scrollArea, .list, .navigationBar, .tabBar, .toolbar, .alert, .dialog, .menu, .segments, .picker,
            .datePicker:
            true
        default: false
        }
    }

    /// Whether the elements of this kind in one container have a position among each other.
    var isInSet: Bool { self == .tab || self == .segment || self == .menuItem }
}

/// The value of an element that is a number in a range.
struct AccessibilityNumber {
    var current: Double
    var range: ClosedRange<Double>
    /// What incrementing adds; 0 if that is not known.
    var step: Double

    init(_ current: Double, from lowest: Double, to highest: Double, step: Double = 0) {
        range = lowest...max(lowest, highest)
        self.current = min(max(current, lowest), range.upperBound)
        self.step = step
    }
}

/// The states of an element that its traits do not tell.
struct AccessibilityCondition {
    /// Whether the element is on; nil for one that has no such state.
    var isChecked: Bool?
    /// Whether the element shows what is below it; nil for one that cannot be expanded.
    var isExpanded: Bool?
    var isBusy = false
    /// Whether activating the element opens a menu.
    var opensMenu = false
    /// Whether the element does not show all of its text.
    var isTruncated = false
}
