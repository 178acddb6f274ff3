internal import HostInterface

/// The pixels of a window with a fractional scale: painted at the next whole scale and reduced for the display.
final class ReducedFrame {
    let width: Int
    let height: Int
    private let pixels: UnsafeMutablePointer<UInt32>
    private let filter: AreaFilter
    private let targetSize: (width: Int, height: Int)
    /// Whether a whole frame was painted.
    private var holdsFrame = false

    init(targetWidth: Int, targetHeight: Int, scale: WindowScale) {
        width = scale.drawnPixels(for: targetWidth)
        height = scale.drawnPixels(for: targetHeight)
        targetSize = (targetWidth, targetHeight)
        pixels = .allocate(capacity: width * height)
        pixels.initialize(repeating: 0, count: width * height)
        filter = AreaFilter(
            sourceWidth: width, sourceHeight: height, targetWidth: targetWidth, targetHeight: targetHeight,
            reduction: scale.reduction)
    }

    deinit {
        pixels.deallocate()
    }

    func fits(targetWidth: Int, targetHeight: Int) -> Bool {
        targetSize == (targetWidth, targetHeight)
    }

    func lend() -> HostFrame {
        HostFrame(pixels: pixels, width: width, height: height, stride: width * 4, age: holdsFrame ? 1 : 0)
    }

    /// Reduces what was painted to the pixels of the display, and returns the pixels that changed there.
    ///
    /// - Parameter isWhole: whether to update all pixels, because the display's pixels are undefined.
    func show(
        _ damage: [PixelRect], whole isWhole: Bool, in target: UnsafeMutablePointer<UInt32>, stride: Int
    ) -> [PixelRect] {
        if !damage.isEmpty { holdsFrame = true }
        let areas =
            isWhole
            ? [PixelRect(x: 0, y: 0, width: targetSize.width, height: targetSize.height)]
            : damage.map(filter.target(of:))
        for area in areas { filter.apply(from: pixels, stride: width, to: target, stride: stride, in: area) }
        return areas
    }
}
