import HostInterface

/// The blocks of pixels in which a backdrop is blurred. Blurring averages of blocks looks the same as blurring pixels and
/// takes a small part of the time.
struct BackdropGrid: Equatable {
    /// The side of a block in pixels: a power of two.
    let block: Int
    /// How many blocks each pass of the blur takes from either side.
    let halves: [Int]

    private static let largestBlock = 16

    /// In pixels. What is blurred more has one color.
    private static let largestDeviation: CGFloat = 2000

    /// - Parameter deviation: the standard deviation of the blur, in pixels.
    init(deviation: CGFloat) {
        let deviation = deviation.isNaN ? 0 : min(deviation, Self.largestDeviation)
        var block = 1
        // At least four blocks: then no blocks are visible.
        while block < Self.largestBlock, CGFloat(block * 8) <= deviation { block *= 2 }
        self.block = block
        let inBlocks = Double(deviation) / Double(block)
        halves = inBlocks > 0.3 ? GaussianBlur.boxes(for: inBlocks).map { $0 / 2 } : []
    }

    init(_ backdrop: LayerBackdrop, _ transform: CGAffineTransform) {
        let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        self.init(deviation: backdrop.radius * scale)
    }

    /// How far a changed pixel changes others, in pixels.
    var reach: Int { (halves.reduce(0, +) + 1) * block }

    /// Returns the whole blocks that contain a rectangle of the box. Blocks are counted from the corner of the box.
    func blocks(covering rect: PixelRect, of box: PixelRect) -> PixelRect {
        guard !rect.isEmpty else { return .empty }
        let (left, top) = ((rect.x - box.x) / block * block, (rect.y - box.y) / block * block)
        let right = (rect.maxX - box.x + block - 1) / block * block
        let bottom = (rect.maxY - box.y + block - 1) / block * block
        return PixelRect(x: box.x + left, y: box.y + top, width: right - left, height: bottom - top).intersection(box)
    }
}
