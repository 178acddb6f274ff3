/// The content of one drop on a window.
package struct HostDrop: Hashable, Sendable {
    /// Absolute paths.
    package var files: [String]
    /// Nil when no text was dropped.
    package var text: String?
    /// The position of the pointer in points. SDL reports it on X11 only; elsewhere it is the last known position.
    package var x: Double
    package var y: Double

    package init(files: [String] = [], text: String? = nil, x: Double, y: Double) {
        self.files = files
        self.text = text
        self.x = x
        self.y = y
    }
}
