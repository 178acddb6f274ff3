extension CGImage {
    /// Returns the image without the pixels whose components are all in a range: they are transparent. Nil for another
    /// number of ranges than that of the components, or if memory runs out.
    ///
    /// - Parameter components: the least and the greatest value of red, of green and of blue, from 0 to 255.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count == 6 else { return nil }
        func isMasked(_ value: UInt32, _ index: Int) -> Bool {
            components[index * 2] <= CGFloat(value) && CGFloat(value) <= components[index * 2 + 1]
        }
        return withPixels { pixels in
            CGImage(width: width, height: height) { start, pixelsPerRow in
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                        let hides =
                            isMasked(pixel >> 16 & 255, 0) && isMasked(pixel >> 8 & 255, 1) && isMasked(pixel & 255, 2)
                        start[y * pixelsPerRow + x] = hides ? 0 : pixel
                    }
                }
            }
        }
    }
}
