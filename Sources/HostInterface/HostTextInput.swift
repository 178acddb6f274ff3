/// Where text is being typed. The input method is on while a host has a value.
package struct HostTextInput: Hashable, Sendable {
    /// The rectangle of the caret or of the edited text, in points of the window. The input method shows its candidates
    /// beside it.
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
