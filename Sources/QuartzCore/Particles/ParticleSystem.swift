import Foundation

/// The particles of an emitter layer.
@MainActor
struct ParticleSystem {
    /// Moves through the time between two frames are no longer than this, also after a pause.
    private static let longestStep = 1.0 / 15

    private var particles: [Particle] = []
    private var random: ParticleRandom
    private var start: Double?
    private var now = 0.0
    /// The parts of particles that were not emitted yet, by cell.
    private var owed: [ObjectIdentifier: Double] = [:]

    init(seed: UInt32 = 0) {
        random = ParticleRandom(seed: seed)
    }

    /// Returns whether a later frame looks different.
    func isActive(for layer: CAEmitterLayer) -> Bool {
        if !particles.isEmpty { return true }
        guard layer.birthRate > 0 else { return false }
        let elapsed = start.map { now - $0 } ?? 0
        // A cell that begins later keeps the frames coming.
        return (layer.emitterCells ?? []).contains {
            $0.isEnabled && $0.birthRate > 0 && $0.lifetime > 0 && elapsed < $0.beginTime + $0.duration
        }
    }

    /// Passes over the time since the last frame.
    mutating func resume(at time: Double) {
        if start != nil { now = max(now, time) }
    }

    /// Emits and moves particles up to a time, in the layer's time.
    mutating func advance(to time: Double, for layer: CAEmitterLayer) {
        guard let start else {
            self.start = time
            now = time
            return
        }
        while now < time {
            // A long pause is passed over: its particles would have ended.
            if time - now > 60 { now = time - 60 }
            let step = min(Self.longestStep, time - now)
            now += step
            move(by: step)
            for cell in layer.emitterCells ?? [] where cell.emits(at: now - start) {
                emit(from: cell, of: layer, during: step)
            }
        }
    }

    private mutating func move(by step: Double) {
        var born: [Particle] = []
        for index in particles.indices {
            particles[index].move(by: step)
            let parent = particles[index]
            for (place, cell) in (parent.cell.emitterCells ?? []).enumerated() where cell.emits(at: parent.age) {
                let due = parent.owed[place, default: 0] + Double(cell.birthRate) * step
                particles[index].owed[place] = due - due.rounded(.down)
                for _ in 0..<Int(due) {
                    born.append(
                        Particle(
                            of: cell, at: parent.position, angle: parent.direction, factors: ParticleFactors(), &random)
                    )
                }
            }
        }
        particles.removeAll { $0.age >= $0.lifetime }
        particles += born
    }

    private mutating func emit(from cell: CAEmitterCell, of layer: CAEmitterLayer, during step: Double) {
        let due = owed[ObjectIdentifier(cell), default: 0] + Double(cell.birthRate * layer.birthRate) * step
        owed[ObjectIdentifier(cell)] = due - due.rounded(.down)
        let factors = ParticleFactors(
            lifetime: Double(layer.lifetime), velocity: CGFloat(layer.velocity), scale: CGFloat(layer.scale),
            spin: CGFloat(layer.spin))
        for _ in 0..<Int(due) {
            let place = EmitterShape(layer).place(&random)
            particles.append(Particle(of: cell, at: place, angle: 0, factors: factors, &random))
        }
    }

    /// Returns what the layer shows; nil without particles.
    func picture(of layer: CAEmitterLayer) -> ParticlePicture? {
        guard !particles.isEmpty else { return nil }
        let sprites = particles.compactMap(\.sprite)
        return ParticlePicture(
            layer.renderMode == .oldestLast ? sprites.reversed() : sprites, isAdditive: layer.renderMode == .additive)
    }

    var count: Int { particles.count }
}

/// What an emitter layer multiplies the values of its cells with.
struct ParticleFactors {
    var lifetime = 1.0
    var velocity: CGFloat = 1
    var scale: CGFloat = 1
    var spin: CGFloat = 1
}

/// Random numbers that depend on the seed only.
struct ParticleRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt32) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x2545_F491_4F6C_DD1D
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// Returns a number between minus one half and one half of a range.
    mutating func deviation(_ range: CGFloat) -> CGFloat {
        range == 0 ? 0 : CGFloat.random(in: -0.5...0.5, using: &self) * range
    }
}
