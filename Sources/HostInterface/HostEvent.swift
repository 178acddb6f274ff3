/// An event of a window. Positions are in points from the top left corner of the window; times are those of the host's
/// clock.
package enum HostEvent: Sendable {
    case pointer(PointerEvent)
    case wheel(WheelEvent)
    case key(KeyEvent)
    /// Text that the input method has committed.
    case text(String)
    /// Text that is being composed, with the selected range in Unicode scalars.
    case composition(String, selection: Range<Int>)
    /// A drop whose course the host did not learn.
    case dropped(HostDrop)
    case incomingDrag(IncomingDragEvent)
    /// The size in points or the scale has changed.
    case resized
    case appearanceChanged(HostAppearance)
    /// The window became active (true) or inactive (false).
    case activation(Bool)
    /// The window became visible (true), or was minimized or covered (false).
    case visibility(Bool)
    case closeRequested
}

package struct PointerEvent: Sendable {
    package enum Phase: Sendable {
        case began, moved, ended, cancelled
        /// The mouse moved without a pressed button.
        case hovered
        /// The mouse left the window.
        case left
    }
    package enum Kind: Sendable { case touch, mouse }
    package enum Button: Sendable { case primary, secondary, middle }

    package var phase: Phase
    package var kind: Kind
    package var button: Button
    /// Identifies a finger; 0 for a mouse.
    package var id: Int
    package var x: Double
    package var y: Double
    package var time: Double
    package var modifiers: KeyModifiers

    package init(
        _ phase: Phase, x: Double, y: Double, time: Double, id: Int = 0, kind: Kind = .touch, button: Button = .primary,
        modifiers: KeyModifiers = []
    ) {
        self.phase = phase
        self.kind = kind
        self.button = button
        self.id = id
        self.x = x
        self.y = y
        self.time = time
        self.modifiers = modifiers
    }
}

package struct WheelEvent: Sendable {
    /// The position of the pointer.
    package var x: Double
    package var y: Double
    /// The distance in points by which to move the content to the right and down. A step of a notched wheel is 3 lines
    /// of 20 points.
    package var deltaX: Double
    package var deltaY: Double
    /// True for touchpads (small deltas), false for notches.
    package var isPrecise: Bool
    package var time: Double
    package var modifiers: KeyModifiers

    package init(
        x: Double, y: Double, deltaX: Double, deltaY: Double, time: Double, isPrecise: Bool = false,
        modifiers: KeyModifiers = []
    ) {
        self.x = x
        self.y = y
        self.deltaX = deltaX
        self.deltaY = deltaY
        self.time = time
        self.isPrecise = isPrecise
        self.modifiers = modifiers
    }
}

package struct KeyEvent: Sendable {
    package var isDown: Bool
    /// The USB HID usage of the key, which is also the raw value of UIKeyboardHIDUsage.
    package var usage: Int
    /// What the key types in the current layout with the modifiers that are held, except control and command; empty for
    /// keys that type nothing.
    package var characters: String
    /// What the key types without modifiers.
    package var charactersIgnoringModifiers: String
    package var modifiers: KeyModifiers
    package var isRepeat: Bool
    package var time: Double

    package init(
        isDown: Bool, usage: Int, characters: String, charactersIgnoringModifiers: String? = nil,
        modifiers: KeyModifiers = [], isRepeat: Bool = false, time: Double
    ) {
        self.isDown = isDown
        self.usage = usage
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters.lowercased()
        self.modifiers = modifiers
        self.isRepeat = isRepeat
        self.time = time
    }
}

/// The same bits as UIKeyModifierFlags.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let capsLock = KeyModifiers(rawValue: 1 << 16)
    package static let shift = KeyModifiers(rawValue: 1 << 17)
    package static let control = KeyModifiers(rawValue: 1 << 18)
    package static let alternate = KeyModifiers(rawValue: 1 << 19)
    package static let command = KeyModifiers(rawValue: 1 << 20)
    package static let numericPad = KeyModifiers(rawValue: 1 << 21)
}
