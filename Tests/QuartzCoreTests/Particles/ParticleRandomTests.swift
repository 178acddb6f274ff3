import Testing

@testable import QuartzCore

/// The random numbers of emitter layers.
struct ParticleRandomTests {
    @Test func theNumbersOfASeedAreTheSame() {
        var first = ParticleRandom(seed: 7)
        var second = ParticleRandom(seed: 7)
        #expect((0..<10).map { _ in first.next() } == (0..<10).map { _ in second.next() })
    }
}
