import UIKit

/// A source of particles, which keeps its values and emits none on Linux.
/// - Linux: no effect
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
    /// The image of a particle; nil by default.
    open var particleTexture: SKTexture?
    /// How particles are mixed with what is behind.
    open var particleBlendMode: SKBlendMode = .alpha
    /// The color of particles.
    open var particleColor: UIColor = .clear
    /// How much of the color a particle gets.
    open var particleColorBlendFactor: CGFloat = 0
    /// The range of the red component.
    open var particleColorRedRange: CGFloat = 0
    /// The range of the green component.
    open var particleColorGreenRange: CGFloat = 0
    /// The range of the blue component.
    open var particleColorBlueRange: CGFloat = 0
    /// The range of the opacity of colors.
    open var particleColorAlphaRange: CGFloat = 0
    /// Where particles begin.
    open var particlePosition: CGPoint = .zero
    /// The range around the beginning.
    open var particlePositionRange: CGVector = .zero
    /// The speed in points for each second.
    open var particleSpeed: CGFloat = 0
    /// The range of speeds.
    open var particleSpeedRange: CGFloat = 0
    /// The direction in radians.
    open var emissionAngle: CGFloat = 0
    /// The range of directions.
    open var emissionAngleRange: CGFloat = 0
    /// The acceleration in width.
    open var xAcceleration: CGFloat = 0
    /// The acceleration in height.
    open var yAcceleration: CGFloat = 0
    /// The particles for each second.
    open var particleBirthRate: CGFloat = 0
    /// The particles in all; 0 for any number.
    open var numParticlesToEmit: Int = 0
    /// The seconds that a particle lives.
    open var particleLifetime: CGFloat = 0
    /// The range of lifetimes.
    open var particleLifetimeRange: CGFloat = 0
    /// The turn of a particle.
    open var particleRotation: CGFloat = 0
    /// The range of turns.
    open var particleRotationRange: CGFloat = 0
    /// The radians for each second.
    open var particleRotationSpeed: CGFloat = 0
    /// The size of a particle; that of the texture if it is zero.
    open var particleSize: CGSize = .zero
    /// The scale of a particle.
    open var particleScale: CGFloat = 1
    /// The range of scales.
    open var particleScaleRange: CGFloat = 0
    /// How the scale changes in a second.
    open var particleScaleSpeed: CGFloat = 0
    /// The opacity of a particle.
    open var particleAlpha: CGFloat = 1
    /// The range of opacities.
    open var particleAlphaRange: CGFloat = 0
    /// How the opacity changes in a second.
    open var particleAlphaSpeed: CGFloat = 0
    /// The depth of particles.
    open var particleZPosition: CGFloat = 0
    /// The action of each particle.
    open var particleAction: SKAction?
    /// The node in whose coordinates particles move; nil by default.
    open weak var targetNode: SKNode?

    /// Does nothing: there are no particles.
    open func advanceSimulationTime(_ sec: TimeInterval) {}

    /// Does nothing: there are no particles.
    open func resetSimulation() {}
}
