internal import CoreGraphics

/// How many pixels of pictures have which color. A color is a premultiplied pixel: alpha, red, green, blue.
struct ColorCounts {
    private(set) var counts: [UInt32: Int] = [:]

    mutating func add(_ picture: CGImage) {
        picture.withPixels { pixels in
            for y in 0..<picture.height {
                var (color, run) = (UInt32(0), 0)
                for x in 0..<picture.width {
                    let pixel = pixels.load(fromByteOffset: y * picture.bytesPerRow + x * 4, as: UInt32.self)
                    if pixel != color {
                        if run > 0 { counts[color, default: 0] += run }
                        (color, run) = (pixel, 0)
                    }
                    run += 1
                }
                counts[color, default: 0] += run
            }
        }
    }
}
