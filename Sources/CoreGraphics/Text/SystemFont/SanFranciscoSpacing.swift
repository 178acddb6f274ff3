/// The horizontal metrics of San Francisco at one size and weight: the advance of each ASCII character, and how strong
/// kerning is.
///
/// An advance is a mix of two designs, one for text and one for display sizes, plus a tracking that depends on the size.
/// Measured on iOS 26.1 at regular, medium, semibold and bold in most sizes from 8 to 34 points, where it gives what the
/// system reports. Unverified: lighter and heavier weights, which continue the line through regular and bold, and the
/// tracking of the sizes below 8 and above 34 points, which Apple has published in thousandths of an em.
package struct SanFranciscoSpacing: Sendable {
    package let size: CGFloat
    /// 0 for regular and 1 for bold; from -4/3 to 2.
    private let boldness: CGFloat
    /// The share of the display design, from 0 to 1.
    private let display: CGFloat
    /// In points.
    private let tracking: CGFloat

    /// `weight` is OpenType's, from 100 to 900. `isCatalyst` adds what Mac Catalyst's variant of the font has more.
    package init(size: CGFloat, weight: Int, isCatalyst: Bool = false) {
        self.size = size
        boldness = Self.value(at: CGFloat(weight), in: Self.boldness)
        display = Self.value(at: size, in: Self.displayShares)
        let units =
            Self.value(at: size, in: Self.tracking) + (isCatalyst ? Self.value(at: size, in: Self.catalyst) : 0)
        tracking = size * units / 2048
    }

    /// Returns the advance of a printable ASCII character in points, including tracking.
    package func advance(of character: UInt8) -> CGFloat {
        let index = Int(character) - 0x20
        let text = mix(SanFranciscoTables.textRegular[index], SanFranciscoTables.textBold[index])
        let wide = mix(SanFranciscoTables.displayRegular[index], SanFranciscoTables.displayBold[index])
        return max(0, size * (text + (wide - text) * display) / 4096 + tracking)
    }

    /// By what the kerning of Inter is multiplied. Fitted to measured strings: San Francisco kerns its display design
    /// more, and bold less than Inter does.
    package var kerning: CGFloat {
        let bold = min(max(boldness, 0), 1)
        let (text, wide) = (1.03 - 0.12 * bold, 1.47 - 0.31 * bold)
        return text + (wide - text) * display
    }

    private func mix(_ regular: Int16, _ bold: Int16) -> CGFloat {
        CGFloat(regular) + boldness * CGFloat(bold - regular)
    }

    /// Returns the value at `x` on the line through the points, which ends level on both sides.
    private static func value(at x: CGFloat, in points: [(x: CGFloat, y: CGFloat)]) -> CGFloat {
        guard let next = points.firstIndex(where: { $0.x >= x }) else { return points[points.count - 1].y }
        guard next > 0, points[next].x > x else { return points[next].y }
        let (before, after) = (points[next - 1], points[next])
        return before.y + (after.y - before.y) * (x - before.x) / (after.x - before.x)
    }

    /// OpenType's weights on the font's weight axis, on which regular is 400, medium 510, semibold 590 and bold 700.
    private static let boldness: [(x: CGFloat, y: CGFloat)] = [
        (100, -4 / 3), (200, -1), (300, -0.42), (400, 0), (500, 6008 / 16384), (600, 10376 / 16384), (700, 1),
        (800, 23 / 15), (900, 2),
    ]

    private static let displayShares: [(x: CGFloat, y: CGFloat)] = [
        (17, 0), (18, 0.045471), (19, 0.090881), (20, 0.236328), (21, 0.381836), (22, 0.527283), (23, 0.672729),
        (24, 0.818176), (25, 0.863647), (26, 0.909058), (27, 0.954529), (28, 1),
    ]

    /// In 1/2048 em.
    private static let tracking: [(x: CGFloat, y: CGFloat)] = [
        (6, 84), (7, 70), (8, 52), (9, 39), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
        (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 12), (26, 16),
        (27, 22), (28, 28), (31, 26), (33, 24), (34, 23), (35, 22), (36, 20), (41, 18), (44, 16), (49, 14), (52, 12),
        (58, 10), (60, 8), (66, 6), (68, 4), (76, 2), (80, 0),
    ]

    /// In 1/2048 em, measured from 10 points up.
    private static let catalyst: [(x: CGFloat, y: CGFloat)] = [
        (10, 50), (11, 46), (12, 44), (13, 41), (14, 40), (15, 38), (16, 37), (17, 37), (18, 25), (19, 12), (20, 0),
    ]
}
