import HostInterface

extension PixelBuffer {
    /// Multiplies every pixel by the alpha of the mask. `transform` maps the masked layer's coordinates to pixels.
    @MainActor
    func multiply(byAlphaOf mask: RenderNode, _ transform: CGAffineTransform) {
        let area = bounds
        let picture = CGImage(width: width, height: height) { start, pixelsPerRow in
            let buffer = PixelBuffer(
                start: UnsafeMutableRawPointer(start), width: width, height: height, stride: pixelsPerRow * 4,
                origin: origin)
            var list = PaintList()
            list.collect(mask, base: transform, area: area)
            var renderer = LayerRenderer(context: buffer.makeContext(), pixels: buffer)
            renderer.isOpaque = false
            renderer.paint(list, in: area)
            renderer.context.flush()
        }
        picture?.withPixels { mask in
            let bytesPerRow = mask.count / height
            for y in 0..<height {
                let row = (start + y * stride).assumingMemoryBound(to: UInt32.self)
                for x in 0..<width {
                    let coverage = mask.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) >> 24
                    if coverage < 255 { row[x] = Self.scale(row[x], by: coverage) }
                }
            }
        }
    }

    private static func scale(_ pixel: UInt32, by coverage: UInt32) -> UInt32 {
        if coverage == 0 || pixel == 0 { return 0 }
        func part(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 255) * coverage + 127) / 255) << shift }
        return part(0) | part(8) | part(16) | part(24)
    }
}
