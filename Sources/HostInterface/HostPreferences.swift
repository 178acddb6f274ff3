/// What the user has chosen for all programs of the desktop. The initial values are those of a desktop that reports
/// nothing.
package struct HostPreferences: Hashable, Sendable {
    /// The size of text relative to the desktop's default: 1 is the default.
    package var textScale = 1.0
    /// Whether the font of the desktop is bold.
    package var prefersBoldText = false
    package var prefersHighContrast = false
    /// Whether the user has turned the desktop's animations off.
    package var reducesMotion = false
    package var reducesTransparency = false
    /// Whether switches and other states are told apart by shapes too.
    package var showsStatusShapes = false
    /// Nil if the desktop has no accent color, or its default.
    package var accentColor: HostColor?

    package init() {}
}

/// An sRGB color with components from 0 to 1.
package struct HostColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double

    package init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}
