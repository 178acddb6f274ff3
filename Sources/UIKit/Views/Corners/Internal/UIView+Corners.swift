import Foundation

/// The corner configuration of a view that has one. What it gives the layer is measured: iOS 26.1, by the tests of an
/// open implementation of UIKit.
@MainActor
private final class ViewCorners {
    let configuration: UICornerConfiguration

    init(_ configuration: UICornerConfiguration) { self.configuration = configuration }

    static func of(_ view: UIView) -> UICornerConfiguration? {
        guard view.hasCornerConfiguration else { return nil }
        return Attachments.read(of: view) { $0[ViewCorners.self] }?.configuration
    }

    static func set(_ configuration: UICornerConfiguration, of view: UIView) {
        _ = Attachments.change(of: view, creating: true) { attachments -> Bool? in
            attachments[ViewCorners.self] = ViewCorners(configuration)
            return true
        }
    }
}

extension UIView {
    final var hasCornerConfiguration: Bool { ownLayer.cornerRadii != nil }

    final var shownCorners: UICornerConfiguration {
        get { ViewCorners.of(self) ?? .unspecified }
        set {
            guard newValue != shownCorners else { return }
            ViewCorners.set(newValue, of: self)
            ownLayer.cornerRadii = newValue.isSpecified ? radii(of: newValue) : nil
            cornersInsideDidChange()
            // A subclass may ask for the radii in its layout.
            setNeedsLayout()
        }
    }

    /// Finds the radii again, for another size, place or container.
    final func updateCorners() {
        guard let configuration = ViewCorners.of(self) else { return }
        let radii = radii(of: configuration)
        guard radii != ownLayer.cornerRadii else { return }
        ownLayer.cornerRadii = radii
        cornersInsideDidChange()
    }

    /// Called when the subviews of a view with corners have been placed.
    final func subviewsHaveCorners() {
        for view in subviewList where view.hasCornerConfiguration { view.updateCorners() }
    }

    private func cornersInsideDidChange() {
        for view in subviewList {
            if view.hasCornerConfiguration { view.updateCorners() } else { view.cornersInsideDidChange() }
        }
    }

    /// The radii of the layer as of the present size and place.
    final var presentRadii: CornerRadii {
        ViewCorners.of(self).map { radii(of: $0) } ?? CornerRadii(minXMinY: 0, maxXMinY: 0, minXMaxY: 0, maxXMaxY: 0)
    }

    // MARK: Finding radii

    private func radii(of configuration: UICornerConfiguration) -> CornerRadii {
        let container = CornerContainer(of: self)
        func radius(_ radius: UICornerRadius?, _ corner: UIRectCorner) -> CGFloat {
            let half = max(0, min(bounds.width, bounds.height) / 2)
            switch radius?.kind {
            case nil: return 0
            case .fixed(let radius): return max(0, min(CGFloat(radius), half))
            case .capsule: return half
            case .containerConcentric(let minimum):
                return min(max(container?.radius(inside: corner) ?? 0, minimum ?? 0), half)
            }
        }
        var found: [(corner: UIRectCorner, radius: CGFloat)] = [
            (.topLeft, radius(configuration.topLeft, .topLeft)),
            (.topRight, radius(configuration.topRight, .topRight)),
            (.bottomLeft, radius(configuration.bottomLeft, .bottomLeft)),
            (.bottomRight, radius(configuration.bottomRight, .bottomRight)),
        ]
        for group in configuration.uniform {
            let greatest = found.filter { group.contains($0.corner) }.map(\.radius).max() ?? 0
            for index in found.indices where group.contains(found[index].corner) { found[index].radius = greatest }
        }
        return CornerRadii(
            minXMinY: found[0].radius, maxXMinY: found[1].radius, minXMaxY: found[2].radius,
            maxXMaxY: found[3].radius)
    }
}

/// The container of a view: the nearest ancestor with a corner configuration.
@MainActor
private struct CornerContainer {
    private let radii: CornerRadii
    /// The distances between the edges of the view and those of the container.
    private let insets: UIEdgeInsets

    init?(of view: UIView) {
        var above = view.superview
        while let next = above, !next.hasCornerConfiguration { above = next.superview }
        guard let container = above else { return nil }
        let (frame, room) = (container.convert(view.bounds, from: view), container.bounds)
        radii = container.presentRadii
        insets = UIEdgeInsets(
            top: frame.minY - room.minY, left: frame.minX - room.minX, bottom: room.maxY - frame.maxY,
            right: room.maxX - frame.maxX)
    }

    func radius(inside corner: UIRectCorner) -> CGFloat {
        let (radius, x, y) =
            switch corner {
            case .topLeft: (radii.minXMinY, insets.left, insets.top)
            case .topRight: (radii.maxXMinY, insets.right, insets.top)
            case .bottomLeft: (radii.minXMaxY, insets.left, insets.bottom)
            default: (radii.maxXMaxY, insets.right, insets.bottom)
            }
        return max(0, radius - max(0, min(x, y)))
    }
}

extension CornerRadii {
    fileprivate func all(of corners: UIRectCorner) -> [CGFloat] {
        var found: [CGFloat] = []
        if corners.contains(.topLeft) { found.append(minXMinY) }
        if corners.contains(.topRight) { found.append(maxXMinY) }
        if corners.contains(.bottomLeft) { found.append(minXMaxY) }
        if corners.contains(.bottomRight) { found.append(maxXMaxY) }
        return found
    }

    func greatest(of corners: UIRectCorner) -> CGFloat { all(of: corners).max() ?? 0 }
}
