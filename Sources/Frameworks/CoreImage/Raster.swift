import CoreGraphics

/// A rectangle of whole pixels; y points up, as in Core Image.
struct PixelRect: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }
    var maxX: Int { x + width }
    var maxY: Int { y + height }

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The smallest one with the rectangle in it; empty for rectangles without end.
    init(_ rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty, abs(rect.minX) < 1e7, abs(rect.minY) < 1e7, rect.width < 1e7,
            rect.height < 1e7
        else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        // A thousandth of a pixel is the error of a transform.
        let (left, bottom) = (Int((rect.minX + 0.001).rounded(.down)), Int((rect.minY + 0.001).rounded(.down)))
        self.init(
            x: left, y: bottom, width: Int((rect.maxX - 0.001).rounded(.up)) - left,
            height: Int((rect.maxY - 0.001).rounded(.up)) - bottom)
    }

    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    func insetBy(_ distance: Int) -> PixelRect {
        PixelRect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        let (left, bottom) = (max(x, other.x), max(y, other.y))
        return PixelRect(
            x: left, y: bottom, width: max(0, min(maxX, other.maxX) - left),
            height: max(0, min(maxY, other.maxY) - bottom))
    }
}

/// A color: red, green, blue and alpha from 0 to 1.
typealias PixelColor = SIMD4<Float>

/// Pixels of a rectangle, with premultiplied colors. Outside of it all is clear.
struct Raster: Sendable {
    let rect: PixelRect
    private var bytes: [SIMD4<UInt8>]
    /// Results of computations, which are no colors: neither rounded to 8 bits nor limited. Nil for colors.
    private var numbers: [SIMD4<Float>]?

    init(_ rect: PixelRect) {
        self.rect = rect
        bytes = [SIMD4<UInt8>](repeating: .zero, count: max(0, rect.width) * max(0, rect.height))
    }

    /// Makes a raster of numbers, each of its place.
    init(numbersIn rect: PixelRect, _ number: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
        self.rect = rect
        bytes = []
        var numbers: [SIMD4<Float>] = []
        if !rect.isEmpty {
            numbers.reserveCapacity(rect.width * rect.height)
            for y in rect.y..<rect.maxY {
                for x in rect.x..<rect.maxX { numbers.append(number(x, y)) }
            }
        }
        self.numbers = numbers
    }

    /// Whether the pixels are numbers.
    var hasNumbers: Bool { numbers != nil }

    /// Makes each pixel of its place.
    init(_ rect: PixelRect, _ color: (_ x: Int, _ y: Int) -> PixelColor) {
        self.init(rect)
        guard !rect.isEmpty else { return }
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX { self[x, y] = color(x, y) }
        }
    }

    subscript(x: Int, y: Int) -> PixelColor {
        get {
            guard x >= rect.x, x < rect.maxX, y >= rect.y, y < rect.maxY else { return .zero }
            let index = (y - rect.y) * rect.width + x - rect.x
            return numbers?[index] ?? PixelColor(bytes[index]) / 255
        }
        set {
            let limited = (newValue * 255).rounded(.toNearestOrAwayFromZero)
                .clamped(lowerBound: .zero, upperBound: PixelColor(repeating: 255))
            bytes[(y - rect.y) * rect.width + x - rect.x] = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(limited))
        }
    }

    /// Returns a raster with each color changed.
    func map(_ change: (PixelColor) -> PixelColor) -> Raster {
        Raster(rect) { x, y in change(self[x, y]) }
    }

    /// Returns the color between pixels, whose centers are at halves.
    func interpolated(_ x: CGFloat, _ y: CGFloat) -> PixelColor {
        let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (partX, partY) = (Float(x - 0.5 - left), Float(y - 0.5 - bottom))
        let (column, row) = (Int(left), Int(bottom))
        let low = self[column, row] * (1 - partX) + self[column + 1, row] * partX
        let high = self[column, row + 1] * (1 - partX) + self[column + 1, row + 1] * partX
        return low * (1 - partY) + high * partY
    }
}

extension Raster {
    /// Copies an image's pixels to the place with the lower left corner at 0, 0.
    init(_ image: CGImage) {
        self.init(PixelRect(x: 0, y: 0, width: image.width, height: image.height))
        let rowBytes = image.width * 4
        var pixels = [UInt8](repeating: 0, count: rowBytes * image.height)
        pixels.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                bytesPerRow: rowBytes, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        }
        for row in 0..<image.height {
            for x in 0..<image.width {
                let at = row * rowBytes + x * 4
                bytes[(image.height - 1 - row) * image.width + x] = SIMD4(
                    pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3])
            }
        }
    }

    /// Writes red, green, blue and alpha, the top row first.
    func write(to target: UnsafeMutableRawPointer, rowBytes: Int, _ order: SIMD4<UInt8> = SIMD4(0, 1, 2, 3)) {
        if hasNumbers { return Raster(rect) { x, y in self[x, y] }.write(to: target, rowBytes: rowBytes, order) }
        for row in 0..<max(0, rect.height) {
            for x in 0..<rect.width {
                let pixel = bytes[(rect.height - 1 - row) * rect.width + x][order]
                target.storeBytes(of: pixel, toByteOffset: row * rowBytes + x * 4, as: SIMD4<UInt8>.self)
            }
        }
    }

    /// Writes a value of each pixel, the top row first.
    func write<Value: BitwiseCopyable>(
        to target: UnsafeMutableRawPointer, rowBytes: Int, _ value: (PixelColor) -> Value
    ) {
        guard !rect.isEmpty else { return }
        for (row, y) in (rect.y..<rect.maxY).reversed().enumerated() {
            for x in rect.x..<rect.maxX {
                target.storeBytes(
                    of: value(self[x, y]), toByteOffset: row * rowBytes + (x - rect.x) * MemoryLayout<Value>.stride,
                    as: Value.self)
            }
        }
    }

    /// Nil if there are no pixels.
    var cgImage: CGImage? {
        guard !rect.isEmpty else { return nil }
        var pixels = [UInt8](repeating: 0, count: rect.width * rect.height * 4)
        return pixels.withUnsafeMutableBytes { memory in
            write(to: memory.baseAddress!, rowBytes: rect.width * 4)
            return CGContext(
                data: memory.baseAddress, width: rect.width, height: rect.height, bitsPerComponent: 8,
                bytesPerRow: rect.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
        }
    }
}

extension SIMD4<UInt8> {
    fileprivate subscript(order: SIMD4<UInt8>) -> SIMD4<UInt8> {
        SIMD4(self[Int(order.x)], self[Int(order.y)], self[Int(order.z)], self[Int(order.w)])
    }
}
