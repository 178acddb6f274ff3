/// What was dropped on a window in one go.
package struct HostDrop: Hashable, Sendable {
    /// Absolute paths.
    package var files: [String]
    /// Nil when no text was dropped.
    package var text: String?
    /// Where the pointer was, in points; SDL says it on X11 only, elsewhere it is the pointer's last known place.
    package var x: Double
    package var y: Double

    package init(files: [String] = [], text: String? = nil, x: Double, y: Double) {
        self.files = files
        self.text = text
        self.x = x
        self.y = y
    }
}
