/// Where text is being typed: while a host has one, the input method is on.
package struct HostTextInput: Hashable, Sendable {
    /// The caret or the edited text, in points of the window: the input method shows its candidates beside it.
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
