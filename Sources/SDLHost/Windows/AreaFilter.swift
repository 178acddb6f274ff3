internal import HostInterface

/// Reduces an image by less than half. Every pixel is the mean of the area that it covers, so that thin lines stay even
/// and text keeps its weight.
///
/// Each axis has a table with three source pixels and their weights (256 in total) for every pixel of the result. Rows
/// are filtered first.
struct AreaFilter {
    private struct Tap {
        /// The first source pixel.
        var first: Int
        var weights: (UInt32, UInt32, UInt32)
    }

    private let columns: [Tap]
    private let rows: [Tap]
    private let reduction: Double
    private let sourceWidth: Int
    private let sourceHeight: Int

    /// - Parameter reduction: source pixels per pixel of the result, from 1 to 2.
    init(sourceWidth: Int, sourceHeight: Int, targetWidth: Int, targetHeight: Int, reduction: Double) {
        precondition((1...2).contains(reduction))
        self.sourceWidth = sourceWidth
        self.sourceHeight = sourceHeight
        self.reduction = reduction
        columns = Self.taps(source: sourceWidth, target: targetWidth, reduction: reduction)
        rows = Self.taps(source: sourceHeight, target: targetHeight, reduction: reduction)
    }

    private static func taps(source: Int, target: Int, reduction: Double) -> [Tap] {
        (0..<target).map { index in
            let start = Double(index) * reduction
            let end = start + reduction
            let first = min(Int(start), source - 1)
            // Weights are differences of rounded sums, so that their total is always 256.
            let part1 = (256 * (min(Double(first + 1), end) - start) / reduction).rounded()
            let part2 = (256 * (min(Double(first + 2), end) - start) / reduction).rounded()
            return Tap(
                first: first,
                weights: (UInt32(max(0, part1)), UInt32(max(0, part2 - part1)), UInt32(256 - max(part1, part2))))
        }
    }

    /// Returns the pixels of the result that a rectangle of the source affects.
    func target(of source: PixelRect) -> PixelRect {
        let left = Int((Double(source.x) / reduction).rounded(.down))
        let top = Int((Double(source.y) / reduction).rounded(.down))
        let right = min(columns.count, Int((Double(source.x + source.width) / reduction).rounded(.up)))
        let bottom = min(rows.count, Int((Double(source.y + source.height) / reduction).rounded(.up)))
        // The last pixel also covers the remainder at the edge of the source.
        let reachesRight = source.x + source.width >= sourceWidth
        let reachesBottom = source.y + source.height >= sourceHeight
        return PixelRect(
            x: left, y: top, width: max(0, (reachesRight ? columns.count : right) - left),
            height: max(0, (reachesBottom ? rows.count : bottom) - top))
    }

    /// Computes the pixels in `rect` of the result. Both strides are in pixels.
    func apply(
        from source: UnsafePointer<UInt32>, stride sourceStride: Int, to target: UnsafeMutablePointer<UInt32>,
        stride targetStride: Int, in rect: PixelRect
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        let firstColumn = columns[rect.x].first
        let lastColumn = min(sourceWidth, columns[rect.x + rect.width - 1].first + 3) - 1
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: sourceWidth + 2) { mixed in
            guard let mixed = mixed.baseAddress else { return }
            for y in rect.y..<rect.y + rect.height {
                mixRows(rows[y], from: source, stride: sourceStride, into: mixed, firstColumn...lastColumn)
                // Taps beyond the edge have no weight but are read.
                mixed[lastColumn + 1] = mixed[lastColumn]
                mixed[lastColumn + 2] = mixed[lastColumn]
                mixColumns(from: mixed, into: target + y * targetStride, rect.x..<rect.x + rect.width)
            }
        }
    }

    private func mixRows(
        _ tap: Tap, from source: UnsafePointer<UInt32>, stride: Int, into mixed: UnsafeMutablePointer<UInt32>,
        _ range: ClosedRange<Int>
    ) {
        let first = source + tap.first * stride
        let second = source + min(tap.first + 1, sourceHeight - 1) * stride
        let third = source + min(tap.first + 2, sourceHeight - 1) * stride
        let (a, b, c) = tap.weights
        var x = range.lowerBound
        while x <= range.upperBound {
            mixed[x] = mix(first[x], second[x], third[x], a, b, c)
            x &+= 1
        }
    }

    private func mixColumns(
        from mixed: UnsafeMutablePointer<UInt32>, into row: UnsafeMutablePointer<UInt32>, _ range: Range<Int>
    ) {
        columns.withUnsafeBufferPointer { columns in
            var x = range.lowerBound
            while x < range.upperBound {
                let tap = columns[x]
                let pixels = mixed + tap.first
                row[x] = mix(pixels[0], pixels[1], pixels[2], tap.weights.0, tap.weights.1, tap.weights.2)
                x &+= 1
            }
        }
    }
}

/// Returns the weighted mean of three pixels, computing two channels at a time in the halves of a word.
@inline(__always)
private func mix(_ p: UInt32, _ q: UInt32, _ r: UInt32, _ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0080_0080
    let low = (p & mask) &* a &+ (q & mask) &* b &+ (r & mask) &* c &+ half
    let high = ((p &>> 8) & mask) &* a &+ ((q &>> 8) & mask) &* b &+ ((r &>> 8) & mask) &* c &+ half
    return ((low &>> 8) & mask) | (high & ~mask)
}
