import Foundation

/// A layer whose sublayers are scrolled by moving the origin of its bounds. It scrolls only when it is told to.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    public override init() {
        super.init()
    }

    /// Decodes the layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
    }

    /// The axes along which the layer scrolls; both by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Moves the origin of the bounds to a point, along the axes of ``scrollMode``.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        if origin != bounds.origin { bounds.origin = origin }
    }

    /// Scrolls as little as necessary to show a rectangle. One that is larger than the layer is shown from its origin.
    open func scroll(to r: CGRect) {
        scroll(
            to: CGPoint(
                x: Self.start(bounds.minX, length: bounds.width, showing: r.minX, r.width),
                y: Self.start(bounds.minY, length: bounds.height, showing: r.minY, r.height)))
    }

    private static func start(
        _ start: CGFloat, length: CGFloat, showing wanted: CGFloat, _ wantedLength: CGFloat
    ) -> CGFloat {
        if wanted < start || wantedLength > length { return wanted }
        return max(start, wanted + wantedLength - length)
    }
}

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Not at all.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// To the left and right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Along both axes.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

extension CALayer {
    /// Has the nearest scroll layer above this one scroll to a point of this layer. Does nothing without one.
    public func scroll(_ p: CGPoint) {
        guard let scroller else { return }
        scroller.scroll(to: scroller.convert(p, from: self))
    }

    /// Has the nearest scroll layer above this one scroll until a rectangle of this layer is seen. Does nothing without
    /// one.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller else { return }
        scroller.scroll(to: scroller.convert(r, from: self))
    }

    /// The part of the bounds that no scroll layer above this one cuts off, in the coordinates of this layer.
    public var visibleRect: CGRect {
        sequence(first: superlayer, next: { $0?.superlayer }).reduce(bounds) { seen, layer in
            guard let scroller = layer as? CAScrollLayer else { return seen }
            return seen.intersection(convert(scroller.bounds, from: scroller))
        }
    }

    private var scroller: CAScrollLayer? {
        var layer: CALayer? = self
        while let present = layer {
            if let scroller = present as? CAScrollLayer { return scroller }
            layer = present.superlayer
        }
        return nil
    }
}
