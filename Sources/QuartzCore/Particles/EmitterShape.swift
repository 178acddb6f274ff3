import Foundation

/// Where the particles of an emitter layer begin.
@MainActor
struct EmitterShape {
    private let layer: CAEmitterLayer

    init(_ layer: CAEmitterLayer) { self.layer = layer }

    func place(_ random: inout ParticleRandom) -> CGPoint {
        let (center, size) = (layer.emitterPosition, layer.emitterSize)
        let offset: CGVector
        switch layer.emitterShape {
        case .line:
            let ends: [CGFloat] = [-0.5, 0.5]
            let part = layer.emitterMode == .points ? ends.randomElement(using: &random)! : random.deviation(1)
            offset = CGVector(dx: part * size.width, dy: 0)
        case .rectangle, .cuboid: offset = rectangle(size, &random)
        case .circle, .sphere: offset = circle(radius: size.width / 2, &random)
        default: offset = .zero
        }
        return CGPoint(x: center.x + offset.dx, y: center.y + offset.dy)
    }

    private func rectangle(_ size: CGSize, _ random: inout ParticleRandom) -> CGVector {
        var x = random.deviation(1)
        var y = random.deviation(1)
        switch layer.emitterMode {
        case .points: (x, y) = (x < 0 ? -0.5 : 0.5, y < 0 ? -0.5 : 0.5)
        case .outline:
            // Every length of the outline is equally likely.
            let onSide = CGFloat.random(in: 0..<max(size.width + size.height, 1), using: &random)
            if onSide < size.width { y = y < 0 ? -0.5 : 0.5 } else { x = x < 0 ? -0.5 : 0.5 }
        default: break
        }
        return CGVector(dx: x * size.width, dy: y * size.height)
    }

    private func circle(radius: CGFloat, _ random: inout ParticleRandom) -> CGVector {
        let angle = CGFloat.random(in: 0..<2 * .pi, using: &random)
        let isOnEdge = layer.emitterMode == .points || layer.emitterMode == .outline
        // Every part of the area is equally likely.
        let distance = isOnEdge ? radius : radius * CGFloat.random(in: 0...1, using: &random).squareRoot()
        return CGVector(dx: cos(angle) * distance, dy: sin(angle) * distance)
    }
}
