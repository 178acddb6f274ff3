extension CGImage {
    /// Returns the image with its alpha multiplied by the gray values of `mask`, which is stretched over the image: it
    /// is transparent where the mask is black. Nil if memory runs out.
    public func masking(_ mask: CGImage) -> CGImage? {
        withPixels { own in
            mask.withPixels { gray in
                CGImage(width: width, height: height) { start, pixelsPerRow in
                    for y in 0..<height {
                        let row = y * mask.height / height * mask.bytesPerRow
                        for x in 0..<width {
                            let pixel = own.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                            let share = gray.load(fromByteOffset: row + x * mask.width / width * 4, as: UInt32.self)
                            start[y * pixelsPerRow + x] = pixel.multiplied(by: share >> 8 & 255)
                        }
                    }
                }
            }
        }
    }
}

extension UInt32 {
    /// Returns a premultiplied pixel with all its components multiplied by `share` / 255.
    fileprivate func multiplied(by share: UInt32) -> UInt32 {
        (0..<4).reduce(0) { result, index in
            let component = self >> (UInt32(index) * 8) & 255
            let multiplied = (component * share + 127) / 255
            return result | multiplied << (UInt32(index) * 8)
        }
    }
}
