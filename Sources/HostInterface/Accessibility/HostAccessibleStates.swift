/// What is true of an element at the moment.
package struct HostAccessibleStates: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Reacts to the user.
    package static let enabled = HostAccessibleStates(rawValue: 1 << 0)
    /// Is not hidden, though it may be scrolled away.
    package static let visible = HostAccessibleStates(rawValue: 1 << 1)
    /// Is visible and on the screen.
    package static let showing = HostAccessibleStates(rawValue: 1 << 2)
    package static let focusable = HostAccessibleStates(rawValue: 1 << 3)
    package static let focused = HostAccessibleStates(rawValue: 1 << 4)
    package static let selectable = HostAccessibleStates(rawValue: 1 << 5)
    package static let selected = HostAccessibleStates(rawValue: 1 << 6)
    package static let multiselectable = HostAccessibleStates(rawValue: 1 << 7)
    package static let checkable = HostAccessibleStates(rawValue: 1 << 8)
    package static let checked = HostAccessibleStates(rawValue: 1 << 9)
    package static let indeterminate = HostAccessibleStates(rawValue: 1 << 10)
    package static let pressed = HostAccessibleStates(rawValue: 1 << 11)
    package static let expandable = HostAccessibleStates(rawValue: 1 << 12)
    package static let expanded = HostAccessibleStates(rawValue: 1 << 13)
    package static let editable = HostAccessibleStates(rawValue: 1 << 14)
    package static let readOnly = HostAccessibleStates(rawValue: 1 << 15)
    package static let singleLine = HostAccessibleStates(rawValue: 1 << 16)
    package static let multiLine = HostAccessibleStates(rawValue: 1 << 17)
    package static let selectableText = HostAccessibleStates(rawValue: 1 << 18)
    package static let required = HostAccessibleStates(rawValue: 1 << 19)
    package static let invalid = HostAccessibleStates(rawValue: 1 << 20)
    package static let modal = HostAccessibleStates(rawValue: 1 << 21)
    /// A window that has the keyboard.
    package static let active = HostAccessibleStates(rawValue: 1 << 22)
    package static let busy = HostAccessibleStates(rawValue: 1 << 23)
    package static let horizontal = HostAccessibleStates(rawValue: 1 << 24)
    package static let vertical = HostAccessibleStates(rawValue: 1 << 25)
    package static let hasPopup = HostAccessibleStates(rawValue: 1 << 26)
    /// Its value changes while nobody uses it.
    package static let updatesFrequently = HostAccessibleStates(rawValue: 1 << 27)
    package static let isDefault = HostAccessibleStates(rawValue: 1 << 28)
    package static let visited = HostAccessibleStates(rawValue: 1 << 29)
    package static let truncated = HostAccessibleStates(rawValue: 1 << 30)
    package static let minimized = HostAccessibleStates(rawValue: 1 << 31)
    /// The element is gone.
    package static let defunct = HostAccessibleStates(rawValue: 1 << 32)
}
