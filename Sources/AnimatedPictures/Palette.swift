internal import Foundation

/// The colors of a picture, at most 256: transparent, the most frequent ones as they are, and for all others the means
/// of groups of similar colors.
struct Palette {
    private static let exactCount = 96

    private let colors: [UInt32]
    private var indices: [UInt32: UInt8] = [:]
    private var last: (color: UInt32, index: UInt8) = (0, 0)

    init(_ counts: ColorCounts) {
        var rest = counts.counts
        rest[0] = nil
        let frequent = rest.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
            .prefix(rest.count <= 255 ? 255 : Self.exactCount).map(\.key)
        for color in frequent { rest[color] = nil }
        colors = [0] + frequent + ColorGroup.means(of: rest, count: 255 - frequent.count)
        for (index, color) in colors.enumerated() { indices[color] = UInt8(index) }
    }

    /// The index of the nearest color.
    mutating func index(of color: UInt32) -> UInt8 {
        if color == last.color { return last.index }
        let index = indices[color] ?? nearest(to: color)
        indices[color] = index
        last = (color, index)
        return index
    }

    private func nearest(to color: UInt32) -> UInt8 {
        let wanted = ColorGroup.parts(of: color)
        var (best, least) = (0, Int.max)
        for (index, candidate) in colors.enumerated().dropFirst() {
            let parts = ColorGroup.parts(of: candidate)
            let difference = wanted &- parts
            let square = difference &* difference
            let distance = Int(square.wrappedSum())
            if distance < least { (best, least) = (index, distance) }
        }
        return UInt8(best)
    }

    /// The colors and their opacities, which PNG keeps apart and not premultiplied.
    var chunks: [PNGChunk] {
        var (rgb, alphas) = (Data(), Data())
        for color in colors {
            let alpha = color >> 24
            for shift in [16, 8, 0] as [UInt32] {
                let part = color >> shift & 255
                rgb.append(alpha == 0 ? 0 : UInt8(min(255, (part * 255 + alpha / 2) / alpha)))
            }
            alphas.append(UInt8(alpha))
        }
        return [PNGChunk(type: "PLTE", body: rgb), PNGChunk(type: "tRNS", body: alphas)]
    }
}
