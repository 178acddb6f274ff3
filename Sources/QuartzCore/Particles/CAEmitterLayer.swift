import Foundation

/// A layer that emits, moves and draws particles, which its cells describe.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    private var system = ParticleSystem()
    /// Runs while the layer is part of a window and has something to move.
    private var frames: CADisplayLink?

    /// What is emitted; nil by default.
    open var emitterCells: [CAEmitterCell]? {
        didSet { mark(.render) }
    }

    /// Multiplied with the birth rates of the cells; the default is 1. 0 lets the particles that live end.
    open var birthRate: Float = 1 {
        didSet { mark(.render) }
    }

    /// Multiplied with the lifetimes of the cells; the default is 1. Likewise the velocities, scales and spins.
    open var lifetime: Float = 1
    /// Multiplied with the velocities of the cells; the default is 1.
    open var velocity: Float = 1
    /// Multiplied with the scales of the cells; the default is 1.
    open var scale: Float = 1
    /// Multiplied with the spins of the cells; the default is 1.
    open var spin: Float = 1

    /// The center of the emission, in the layer's coordinates; the default is (0, 0).
    open var emitterPosition = CGPoint.zero
    /// Has no effect, because layers are drawn flat; the default is 0.
    open var emitterZPosition: CGFloat = 0
    /// The size of the shape; the default is (0, 0).
    open var emitterSize = CGSize.zero
    /// Has no effect, because layers are drawn flat; the default is 0.
    open var emitterDepth: CGFloat = 0
    /// The default is `.point`.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape where particles begin; the default is `.volume`.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The default is `.unordered`, which draws older particles first.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Has no effect, because layers are drawn flat; the default is false.
    open var preservesDepth = false
    /// The seed of the random numbers; the default is 0.
    open var seed: UInt32 = 0 {
        didSet { system = ParticleSystem(seed: seed) }
    }

    public override init() {
        super.init()
    }

    /// Decodes the layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    override func willRender(at time: Double) {
        let time = localTime(of: time)
        // While no frames were due, nothing moved.
        if frames == nil { system.resume(at: time) }
        system.advance(to: time, for: self)
        directContent = system.picture(of: self)
        guard frames == nil, root.compositor != nil, system.isActive(for: self) else { return }
        let link = CADisplayLink(calling: { [weak self] link in
            if let self { self.frameIsDue(link) } else { link.invalidate() }
        })
        frames = link
        link.add(to: .main, forMode: .common)
    }

    private func frameIsDue(_ link: CADisplayLink) {
        if root.compositor != nil, system.isActive(for: self) { return mark(.render) }
        link.invalidate()
        frames = nil
    }
}

/// Where particles begin, around the position of the emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At the position. The default.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// From the left to the right end of the size.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// Inside a rectangle of the size of the emitter.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// Drawn flat, as a rectangle.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle with half the width of the size as radius.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// Drawn flat, as a circle.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape where particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the corners of the shape.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// From its edge.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// From its area.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// From its area too, because layers are flat.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Older particles first. The default.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// Older particles first, so newer ones are in front.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// Older particles last, so they are in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The same as `unordered`, because layers are flat.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Adds the colors of particles that overlap.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
