internal import CCairo

/// A line under or through text.
package struct TextDecoration: Hashable, Sendable {
    package enum Weight: Sendable { case none, single, thick, double }

    package enum Pattern: Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package var weight: Weight
    package var pattern: Pattern

    package init(_ weight: Weight, pattern: Pattern = .solid) {
        self.weight = weight
        self.pattern = pattern
    }

    package static let none = TextDecoration(.none)
    package static let single = TextDecoration(.single)
    package static let thick = TextDecoration(.thick)
    package static let double = TextDecoration(.double)

    var isVisible: Bool { weight != .none }
}

extension TextDecoration.Pattern {
    /// The lengths of painted and unpainted segments, in multiples of the line's thickness; unverified.
    fileprivate var lengths: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}

extension CGContext {
    /// Paints the line in the current source color. `y` is the top of the line.
    func paint(_ decoration: TextDecoration, x: CGFloat, y: CGFloat, width: CGFloat, thickness: CGFloat) {
        let height = decoration.weight == .thick ? thickness * 2 : thickness
        bar(decoration.pattern, x: x, y: y, width: width, height: height)
        if decoration.weight == .double {
            bar(decoration.pattern, x: x, y: y + thickness * 2, width: width, height: thickness)
        }
    }

    private func bar(_ pattern: TextDecoration.Pattern, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        cairo_new_path(cairo)
        let lengths = pattern.lengths
        guard !lengths.isEmpty else {
            cairo_rectangle(cairo, x, y, width, height)
            return cairo_fill(cairo)
        }
        // Based on the position in the line, so that the pattern continues from run to run.
        let cycle = lengths.reduce(0, +) * height
        var start = (x / cycle).rounded(.down) * cycle
        var index = 0
        while start < x + width {
            let length = lengths[index % lengths.count] * height
            let (left, right) = (max(start, x), min(start + length, x + width))
            if index % 2 == 0, right > left { cairo_rectangle(cairo, left, y, right - left, height) }
            start += length
            index += 1
        }
        cairo_fill(cairo)
    }
}
