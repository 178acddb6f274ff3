/// A window on the screen or in memory.
@MainActor
package protocol HostWindow: AnyObject, Sendable {
    /// In points.
    var size: HostSize { get }

    /// Pixels a point of lent pixels: 1, 2 or 3.
    var scale: Double { get }

    /// Pixels of the display a point: ``scale``, or less when the desktop wants a fraction and the host makes frames smaller.
    var nativeScale: Double { get }

    var appearance: HostAppearance { get }

    var title: String { get set }

    /// Frames the display shows in a second.
    var refreshRate: Int { get }

    /// False while the window is minimised or hidden: it lends no pixels then, and needs no frame.
    var isVisible: Bool { get }

    /// Lends the window's pixels until ``endFrame(damage:)``; nil while the window cannot be drawn: it is not visible, or its display is
    /// slower than others and has not shown the frame before.
    func beginFrame() -> HostFrame?

    /// Shows what was painted. `damage`: the pixels that changed since the frame before; empty shows nothing.
    func endFrame(damage: [PixelRect])

    /// Brings the window to the front and asks for the keyboard; a desktop may refuse.
    func activate()

    /// How small and how large the user can make the window, in points. A maximum that is not finite is none.
    func limitSize(minimum: HostSize, maximum: HostSize)

    func close()
}

package struct HostWindowConfiguration: Sendable {
    /// In points.
    package var size: HostSize
    /// 1...3, also between whole numbers; nil: what the desktop says.
    package var scale: Double?
    /// Frames a second; nil: the display's own.
    package var frameRate: Int?
    package var appearance: HostAppearance?
    package var title: String

    package init(
        size: HostSize, scale: Double? = nil, frameRate: Int? = nil, appearance: HostAppearance? = nil,
        title: String = ""
    ) {
        self.size = size
        self.scale = scale
        self.frameRate = frameRate
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
