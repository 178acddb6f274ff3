/// A window on the screen or in memory.
@MainActor
package protocol HostWindow: AnyObject, Sendable {
    /// In points.
    var size: HostSize { get }

    /// Pixels a point: 1, 2 or 3.
    var scale: Double { get }

    var appearance: HostAppearance { get }

    var title: String { get set }

    /// Frames the display shows in a second.
    var refreshRate: Int { get }

    /// Lends the window's pixels until ``endFrame(damage:)``; nil while the window cannot be drawn (minimised, hidden).
    func beginFrame() -> HostFrame?

    /// Shows what was painted. `damage`: the pixels that changed since the frame before; empty shows nothing.
    func endFrame(damage: [PixelRect])

    func close()
}

package struct HostWindowConfiguration: Sendable {
    /// In points.
    package var size: HostSize
    /// Nil: what the desktop says.
    package var scale: Double?
    package var appearance: HostAppearance?
    package var title: String

    package init(size: HostSize, scale: Double? = nil, appearance: HostAppearance? = nil, title: String = "") {
        self.size = size
        self.scale = scale
        self.appearance = appearance
        self.title = title
    }
}

package struct HostSize: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

package enum HostAppearance: Hashable, Sendable { case light, dark }

/// A rectangle of whole pixels; the origin is the window's top left corner.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
