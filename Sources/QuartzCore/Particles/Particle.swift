import Foundation

/// One particle of an emitter layer. Lengths are in points of the layer.
@MainActor
struct Particle {
    let cell: CAEmitterCell
    let lifetime: Double
    /// In which a particle's own cells emit.
    let direction: CGFloat
    private(set) var position: CGPoint
    private(set) var age = 0.0
    /// The parts of particles that the particle did not emit yet, by the index of its cell.
    var owed: [Int: Double] = [:]

    private var velocity: CGVector
    private var scale: CGFloat
    private var rotation: CGFloat = 0
    private let spin: CGFloat
    /// Red, green, blue and alpha, and their changes a second.
    private var color: SIMD4<Double>
    private let colorSpeed: SIMD4<Double>

    init(
        of cell: CAEmitterCell, at position: CGPoint, angle: CGFloat, factors: ParticleFactors,
        _ random: inout ParticleRandom
    ) {
        self.cell = cell
        self.position = position
        let variation = Double(random.deviation(CGFloat(cell.lifetimeRange) * 2))
        lifetime = (Double(cell.lifetime) + variation) * factors.lifetime
        direction = angle + cell.emissionLongitude + random.deviation(cell.emissionRange)
        let speed = (cell.velocity + random.deviation(cell.velocityRange * 2)) * factors.velocity
        velocity = CGVector(dx: cos(direction) * speed, dy: sin(direction) * speed)
        scale = (cell.scale + random.deviation(cell.scaleRange * 2)) * factors.scale
        spin = (cell.spin + random.deviation(cell.spinRange * 2)) * factors.spin
        let base = cell.color ?? .white
        color = SIMD4(Double(base.red), Double(base.green), Double(base.blue), Double(base.alpha))
        let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
        for index in 0..<4 { color[index] += Double(random.deviation(CGFloat(ranges[index]) * 2)) }
        colorSpeed = SIMD4(
            Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed), Double(cell.alphaSpeed))
    }

    mutating func move(by seconds: Double) {
        age += seconds
        let step = CGFloat(seconds)
        position.x += velocity.dx * step + cell.xAcceleration * step * step / 2
        position.y += velocity.dy * step + cell.yAcceleration * step * step / 2
        velocity.dx += cell.xAcceleration * step
        velocity.dy += cell.yAcceleration * step
        scale += cell.scaleSpeed * step
        rotation += spin * step
        color += colorSpeed * seconds
    }

    /// What is drawn; nil for nothing.
    var sprite: ParticleSprite? {
        let alpha = max(0, min(1, color.w))
        guard alpha > 0, scale > 0, let image = cell.contents as? CGImage else { return nil }
        let part = cell.contentsRect
        let shown =
            part == CGRect(x: 0, y: 0, width: 1, height: 1)
            ? image
            : image.cropping(
                to: CGRect(
                    x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height),
                    width: part.width * CGFloat(image.width), height: part.height * CGFloat(image.height)))
        guard let shown else { return nil }
        let factor = scale / max(cell.contentsScale, 0.001)
        let transform = CGAffineTransform(translationX: position.x, y: position.y).rotated(by: rotation)
        let size = CGSize(width: CGFloat(shown.width) * factor, height: CGFloat(shown.height) * factor)
        return ParticleSprite(
            image: TintedImages.image(shown, red: color.x, green: color.y, blue: color.z), size: size,
            transform: transform, alpha: alpha)
    }
}
