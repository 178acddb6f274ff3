/// A window on a screen or in memory.
@MainActor
package protocol HostWindow: AnyObject, Sendable {
    /// In points.
    var size: HostSize { get }

    /// Pixels of the lent frame per point: 1, 2 or 3.
    var scale: Double { get }

    /// Pixels of the display per point: equal to ``scale``, or smaller when the desktop's scale is a fraction and the
    /// host reduces frames.
    var nativeScale: Double { get }

    var appearance: HostAppearance { get }

    /// Where assistive technologies find the window.
    var placement: HostPlacement { get }

    var title: String { get set }

    /// Frames of the display per second.
    var refreshRate: Int { get }

    /// False while the window is minimized or hidden. It then lends no pixels and needs no frames.
    var isVisible: Bool { get }

    /// Lends the pixels of the window until ``endFrame(damage:)``. Returns nil while the window cannot be drawn: it is
    /// not visible, or its display is slower than others and has not shown the previous frame.
    func beginFrame() -> HostFrame?

    /// Shows what was painted. `damage` contains the pixels that changed since the previous frame; if it is empty
    /// nothing is shown.
    func endFrame(damage: [PixelRect])

    /// Shows what was painted, for windows that can move pixels themselves. The default shows the damage.
    func endFrame(_ changes: HostFrameChanges)

    /// Brings the window to the front and requests the keyboard focus, which a desktop may refuse.
    func activate()

    /// Limits the size that the user can choose, in points. A maximum that is not finite sets no limit.
    func limitSize(minimum: HostSize, maximum: HostSize)

    func close()
}

extension HostWindow {
    package var placement: HostPlacement { HostPlacement() }

    package func endFrame(_ changes: HostFrameChanges) {
        endFrame(damage: changes.damage)
    }
}

/// The place of a window on the desktop, in the desktop's units.
package struct HostPlacement: Hashable, Sendable {
    /// The top left corner of the window's content; 0 on desktops that keep it secret, as Wayland does.
    package var x: Int
    package var y: Int
    package var unitsPerPoint: Double

    package init(x: Int = 0, y: Int = 0, unitsPerPoint: Double = 1) {
        (self.x, self.y, self.unitsPerPoint) = (x, y, unitsPerPoint)
    }
}

package struct HostWindowConfiguration: Sendable {
    /// In points.
    package var size: HostSize
    /// From 1 to 3, including fractions; nil for the desktop's scale.
    package var scale: Double?
    /// Frames per second; nil for the rate of the display.
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

/// A rectangle of whole pixels. The origin is the top left corner of the window.
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
