extension UIControl {
    /// The events that a control sends actions for. The raw values are UIKit's.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch begins in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch begins soon after another one; ``touchDown`` is sent too. The number is the touch's `tapCount`.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moves inside the control, or near it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moves outside the control, where lifting it would send ``touchUpOutside``.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch comes back into the control. ``touchDragInside`` follows.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch leaves the control. ``touchDragOutside`` follows.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ends inside the control, or near it: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ends outside the control, which usually means that the user changed their mind.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch is taken away from the control, for example by a scroll view.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changes the control's value. Changes made in code send nothing.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user does what the control is for: a tap of a button, a new value of a slider, return in a text field.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Sent when the control's menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A text field has begun to be edited.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user has changed the text of a text field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field has ended in another way than by return.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The user pressed return in a text field. With an action for this event the field also ends editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// The bits of all events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// The bits of all events of text fields.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits that applications may use for events of their own, which they send themselves.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that the system keeps for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events, also those of applications.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states that determine the appearance of a control. The raw values are UIKit's.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No other state; the empty set.
        public static let normal: State = []
        /// A touch is down in the control. UIKit sets it while it tracks a touch.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control does not react to the user: `isEnabled` is false.
        public static let disabled = State(rawValue: 1 << 1)
        /// `isSelected` is true, which only the application and some controls set.
        public static let selected = State(rawValue: 1 << 2)
        /// The focus of the keyboard is on the control.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits that applications may use for states of their own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits that the system keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
