import HeadlessHost
import HostInterface

@testable import QuartzCore

/// A window of pixels in memory, a layer tree in it, and a clock moved by hand.
@MainActor
final class Screen {
    let clock = ManualClock(now: 100)
    let root = CALayer()
    let compositor: LayerCompositor
    let width: Int
    let height: Int
    let scale: CGFloat
    fileprivate(set) var pixels: [UInt32]
    /// The picture of somebody who makes the moves of each frame and copies what was painted, and no other pixels.
    private(set) var followed: [UInt32]

    init(width: CGFloat = 100, height: CGFloat = 100, scale: CGFloat = 1, background: CGColor? = .white) {
        FrameClock.reset()
        FrameClock.requestFrame = {}
        MediaTime.clock = clock
        self.width = Int(width * scale)
        self.height = Int(height * scale)
        self.scale = scale
        pixels = Array(repeating: 0x1234_5678, count: self.width * self.height)
        followed = pixels
        compositor = LayerCompositor(root: root)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        root.backgroundColor = background
        CATransaction.commit()
    }

    var statistics: RenderStatistics { compositor.statistics }

    /// One turn of the frame loop at the present time. Returns the damage.
    @discardableResult
    func frame(age: Int = 1) -> [PixelRect] {
        FrameClock.tick()
        FrameClock.layoutAndDisplay()
        return paint(age: age)
    }

    @discardableResult
    func paint(age: Int = 1) -> [PixelRect] {
        let changes = pixels.withUnsafeMutableBytes { bytes in
            compositor.paintChanges(
                into: HostFrame(pixels: bytes.baseAddress!, width: width, height: height, stride: width * 4, age: age),
                scale: scale)
        }
        follow(changes)
        return changes.damage
    }

    private func follow(_ changes: HostFrameChanges) {
        followed.withUnsafeMutableBytes { bytes in
            let buffer = PixelBuffer(start: bytes.baseAddress!, width: width, height: height, stride: width * 4)
            for move in changes.moves { buffer.move(move) }
        }
        for rect in changes.painted {
            for y in rect.y..<rect.maxY {
                let row = y * width + rect.x..<y * width + rect.maxX
                followed.replaceSubrange(row, with: pixels[row])
            }
        }
    }

    func advance(by seconds: Double) {
        clock.advance(by: seconds)
        frame()
    }

    /// What painting everything afresh gives.
    func repainted() -> [UInt32] {
        let node = compositor.history.first ?? nil
        var fresh = [UInt32](repeating: 0, count: width * height)
        fresh.withUnsafeMutableBytes { bytes in
            let buffer = PixelBuffer(start: bytes.baseAddress!, width: width, height: height, stride: width * 4)
            let context = CGContext(pixels: buffer.start, width: width, height: height, stride: buffer.stride, scale: 1)
            var list = PaintList()
            list.collect(node, base: CGAffineTransform(scaleX: scale, y: scale), area: buffer.bounds)
            var renderer = LayerRenderer(context: context, pixels: buffer)
            renderer.paint(list, in: buffer.bounds)
            context.flush()
        }
        return fresh
    }

    /// Red, green, blue of a pixel, as 0xRRGGBB.
    subscript(x: Int, y: Int) -> UInt32 {
        pixels[y * width + x] & 0xFFFFFF
    }

    func png() -> Data? {
        CGImage(width: width, height: height) { target, pixelsPerRow in
            for y in 0..<height {
                for x in 0..<width { target[y * pixelsPerRow + x] = pixels[y * width + x] }
            }
        }?.pngData()
    }
}

extension CALayer {
    convenience init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) {
        self.init()
        frame = CGRect(x: x, y: y, width: width, height: height)
        backgroundColor = color
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Changes without animations.
@MainActor
func atOnce(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
}

/// Content that paints stripes at fixed points of its own coordinates.
final class Stripes: LayerContent {
    let color: CGColor
    let spacing: CGFloat

    init(_ color: CGColor, spacing: CGFloat = 4) {
        self.color = color
        self.spacing = spacing
    }

    func paint(in context: CGContext, bounds: CGRect) {
        context.setFillColor(color)
        var y = bounds.minY
        while y < bounds.maxY {
            context.fill(CGRect(x: bounds.minX + 1.3, y: y, width: bounds.width / 2, height: spacing / 2.2))
            y += spacing
        }
    }
}

extension Screen {
    /// Puts other pixels in the place of the buffer, as a host with several buffers does.
    func restore(_ old: [UInt32]) {
        pixels = old
    }
}
