/// Animates from a layer's previous content, including its sublayers, to its new content.
///
/// Add it to the layer before or after the changes, in the same frame. A layer has at most one transition, whatever its
/// key.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// The default is `.fade`.
    open var type = CATransitionType.fade

    /// The side that the motion comes from; nil counts as `.fromLeft` (unverified). Fades ignore it.
    open var subtype: CATransitionSubtype?

    /// The progress at which the transition begins, from 0 to 1; the default is 0.
    open var startProgress: Float = 0

    /// The progress at which the transition ends, from `startProgress` to 1; the default is 1.
    open var endProgress: Float = 1

    /// The content before the change, taken when the transition is added.
    var before: RenderNode?
    /// The identities of the two images in the frames.
    private lazy var identities = (old: LayerIdentity(), new: LayerIdentity())
    private var progress = 0.0

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CATransition {
            copy.type = type
            copy.subtype = subtype
            copy.startProgress = startProgress
            copy.endProgress = endProgress
        }
        return copy
    }

    override func apply(to properties: inout LayerProperties, at moment: LayerTiming.Moment) {
        progress = Double(startProgress) + Double(endProgress - startProgress) * moment.progress
    }

    /// Returns the layer as the transition shows it at the moment that was applied last.
    func node(leadingTo after: RenderNode) -> RenderNode {
        guard let before else { return after }
        let size = after.properties.bounds.size
        let way = direction
        func offset(_ part: Double) -> CGSize {
            CGSize(width: size.width * way.width * CGFloat(part), height: size.height * way.height * CGFloat(part))
        }
        var old = part(before, identities.old)
        var new = part(after, identities.new)
        switch type {
        case .push:
            old = part(before, identities.old, offset: offset(progress))
            new = part(after, identities.new, offset: offset(progress - 1))
        case .moveIn: new = part(after, identities.new, offset: offset(progress - 1))
        case .reveal:
            (old, new) = (new, part(before, identities.old, offset: offset(progress)))
        default:
            old = part(before, identities.old, opacity: 1 - progress, .group)
            new = part(after, identities.new, opacity: progress, .added)
        }
        var properties = LayerProperties()
        properties.bounds = after.properties.bounds
        properties.position = after.properties.position
        properties.anchorPoint = after.properties.anchorPoint
        properties.transform = after.properties.transform
        properties.zPosition = after.properties.zPosition
        properties.masksToBounds = after.properties.masksToBounds
        return RenderNode(
            identity: after.identity, name: after.name, properties: properties, contents: RenderContents(),
            children: [old, new], childrenExtent: nil, composition: type == .fade ? .group : .over)
    }

    /// "Top" is the largest y, as for contents gravity: with y pointing down, as in UIKit, `.fromTop` moves up.
    private var direction: CGSize {
        switch subtype {
        case .fromRight?: CGSize(width: -1, height: 0)
        case .fromTop?: CGSize(width: 0, height: -1)
        case .fromBottom?: CGSize(width: 0, height: 1)
        default: CGSize(width: 1, height: 0)
        }
    }

    /// Returns an image in the layer's own coordinates, with its top left corner at that of the layer.
    private func part(
        _ node: RenderNode, _ identity: LayerIdentity, offset: CGSize = .zero, opacity: Double = 1,
        _ composition: RenderNode.Composition = .over
    ) -> RenderNode {
        var properties = node.properties
        properties.transform = CATransform3DIdentity
        properties.anchorPoint = .zero
        properties.position = CGPoint(
            x: properties.bounds.minX + offset.width, y: properties.bounds.minY + offset.height)
        properties.opacity *= Float(opacity)
        return RenderNode(
            identity: identity, name: node.name, properties: properties, contents: node.contents,
            children: node.children,
            childrenExtent: node.childrenExtent, mask: node.mask, composition: composition)
    }
}

/// The key under which a layer stores its transition.
public let kCATransition = "transition"

/// How a transition replaces the old content with the new one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The contents dissolve into each other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away and reveals the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that the motion of a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top edge.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom edge.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
