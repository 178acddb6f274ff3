/// A radius for each corner of a layer.
package struct CornerRadii: Hashable, Sendable {
    /// In the order of the bits of `CACornerMask`.
    package var minXMinY, maxXMinY, minXMaxY, maxXMaxY: CGFloat

    /// Creates the radii of the corners in a layer's coordinates, in points.
    package init(minXMinY: CGFloat, maxXMinY: CGFloat, minXMaxY: CGFloat, maxXMaxY: CGFloat) {
        (self.minXMinY, self.maxXMinY, self.minXMaxY, self.maxXMaxY) = (minXMinY, maxXMinY, minXMaxY, maxXMaxY)
    }

    package var greatest: CGFloat { max(minXMinY, maxXMinY, minXMaxY, maxXMaxY) }

    /// The corners with a radius.
    package var rounded: CACornerMask {
        var corners: CACornerMask = []
        if minXMinY > 0 { corners.insert(.layerMinXMinYCorner) }
        if maxXMinY > 0 { corners.insert(.layerMaxXMinYCorner) }
        if minXMaxY > 0 { corners.insert(.layerMinXMaxYCorner) }
        if maxXMaxY > 0 { corners.insert(.layerMaxXMaxYCorner) }
        return corners
    }

    /// Returns the radius of one corner.
    func radius(of corner: CACornerMask) -> CGFloat {
        switch corner {
        case .layerMinXMinYCorner: minXMinY
        case .layerMaxXMinYCorner: maxXMinY
        case .layerMinXMaxYCorner: minXMaxY
        default: maxXMaxY
        }
    }

    func mapped(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
        CornerRadii(
            minXMinY: change(minXMinY), maxXMinY: change(maxXMinY), minXMaxY: change(minXMaxY),
            maxXMaxY: change(maxXMaxY))
    }

    /// Returns the radii of a mirrored layer.
    func mirrored(x: Bool, y: Bool) -> CornerRadii {
        var result = self
        if x {
            swap(&result.minXMinY, &result.maxXMinY)
            swap(&result.minXMaxY, &result.maxXMaxY)
        }
        if y {
            swap(&result.minXMinY, &result.minXMaxY)
            swap(&result.maxXMinY, &result.maxXMaxY)
        }
        return result
    }
}

extension CALayer {
    /// Rounds each corner in its own way, whatever ``cornerRadius`` and ``maskedCorners`` say; nil, the default, leaves
    /// the corners to these. Not animated.
    package final var cornerRadii: CornerRadii? {
        get { properties.cornerRadii }
        set {
            guard newValue != properties.cornerRadii else { return }
            properties.rare = properties.rare.with { $0.cornerRadii = newValue }
            didChange("cornerRadii", running: nil)
        }
    }
}
