import Foundation

/// The width or height of an element before its container is known.
struct LayoutLength: Hashable {
    enum Kind { case width, height, absolute, estimate }

    let kind: Kind
    /// A fraction of the container's width or height, or points; never negative.
    let value: CGFloat

    init(_ kind: Kind, _ value: CGFloat) {
        self.kind = kind
        self.value = max(0, value.isFinite ? value : 0)
    }

    var isEstimate: Bool { kind == .estimate }

    func points(in container: CGSize) -> CGFloat {
        switch kind {
        case .width: value * max(0, container.width)
        case .height: value * max(0, container.height)
        case .absolute, .estimate: value
        }
    }
}

struct LayoutLengths: Hashable {
    var width: LayoutLength
    var height: LayoutLength

    func size(in container: CGSize) -> CGSize {
        CGSize(width: width.points(in: container), height: height.points(in: container))
    }

    func along(_ axis: LayoutAxis) -> LayoutLength { axis == .horizontal ? width : height }

    /// The directions in which views say how large they would like to be.
    var estimates: UIAxis {
        var axes: UIAxis = []
        if width.isEstimate { axes.insert(.horizontal) }
        if height.isEstimate { axes.insert(.vertical) }
        return axes
    }
}

/// The direction in which elements follow each other.
enum LayoutAxis {
    case horizontal, vertical

    var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

    func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

    func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }

    func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }

    func size(_ length: CGFloat, across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }

    func point(_ place: CGFloat, across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: place, y: across) : CGPoint(x: across, y: place)
    }

    /// Returns the insets before and after content in this direction.
    func sides(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
        self == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    }
}

/// A distance between elements; a flexible one grows.
struct LayoutGap: Hashable {
    let length: CGFloat
    let isFlexible: Bool

    init(_ length: CGFloat, isFlexible: Bool) {
        self.length = max(0, length)
        self.isFlexible = isFlexible
    }
}

/// The distances around an element.
struct LayoutGaps: Hashable {
    var leading, top, trailing, bottom: LayoutGap?

    func sides(_ axis: LayoutAxis) -> (before: LayoutGap?, after: LayoutGap?) {
        axis == .horizontal ? (leading, trailing) : (top, bottom)
    }
}

extension CGSize {
    func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom)
        )
    }
}

extension CGRect {
    /// The rectangle in a left-to-right interface.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.inset(by: insets))
    }
}
