import Foundation

/// A source of particles of one kind, which an emitter layer or another particle emits.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
    public override init() {
        super.init()
    }

    /// A name for key paths such as `emitterCells.fire.birthRate`.
    open var name: String?
    /// Whether the cell emits; the default is true.
    open var isEnabled = true

    // MARK: Emission

    /// Particles for each second; the default is 0.
    open var birthRate: Float = 0
    /// Seconds that a particle lives; the default is 0.
    open var lifetime: Float = 0
    /// By how much lifetimes are shorter or longer than ``lifetime`` at most; likewise for the other ranges. Unverified:
    /// UIKit may mean the whole range.
    open var lifetimeRange: Float = 0
    /// Has no effect, because layers are drawn flat: particles move in the plane, by ``emissionLongitude``.
    open var emissionLatitude: CGFloat = 0
    /// The angle of the direction of emission in the xy plane, from the x axis, in radians; the default is 0.
    open var emissionLongitude: CGFloat = 0
    /// The angle of the cone around the direction, in radians; the default is 0.
    open var emissionRange: CGFloat = 0

    // MARK: Motion

    /// Points a second; the default is 0.
    open var velocity: CGFloat = 0
    /// By how much a velocity differs from ``velocity`` at most; the default is 0.
    open var velocityRange: CGFloat = 0
    /// Points a second squared.
    open var xAcceleration: CGFloat = 0
    /// Points a second squared, downwards; the default is 0.
    open var yAcceleration: CGFloat = 0
    /// Has no effect in flat layers.
    open var zAcceleration: CGFloat = 0

    // MARK: Look

    /// The default is 1.
    open var scale: CGFloat = 1
    /// By how much a scale differs from ``scale`` at most; the default is 0.
    open var scaleRange: CGFloat = 0
    /// The change of the scale a second; the default is 0.
    open var scaleSpeed: CGFloat = 0
    /// Radians a second; the default is 0.
    open var spin: CGFloat = 0
    /// By how much a spin differs from ``spin`` at most; the default is 0.
    open var spinRange: CGFloat = 0
    /// Multiplied with the image. The default is opaque white.
    open var color: CGColor? = .white
    /// By how much the red component differs from that of ``color`` at most; the default is 0.
    open var redRange: Float = 0
    /// By how much the green component differs from that of ``color`` at most; the default is 0.
    open var greenRange: Float = 0
    /// By how much the blue component differs from that of ``color`` at most; the default is 0.
    open var blueRange: Float = 0
    /// By how much alpha differs from that of ``color`` at most; the default is 0.
    open var alphaRange: Float = 0
    /// The change of the red component a second; likewise for the other components. The default is 0.
    open var redSpeed: Float = 0
    /// The change of the green component a second; the default is 0.
    open var greenSpeed: Float = 0
    /// The change of the blue component a second; the default is 0.
    open var blueSpeed: Float = 0
    /// The change of alpha a second; the default is 0.
    open var alphaSpeed: Float = 0

    /// The image of the particles, a CGImage. Particles without an image are invisible.
    open var contents: Any?
    /// The part of the image that is shown, in units of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the image for each point; the default is 1.
    open var contentsScale: CGFloat = 1

    /// What the particles of this cell emit themselves.
    open var emitterCells: [CAEmitterCell]?
    /// Values for other programs; not used.
    open var style: [AnyHashable: Any]?

    // MARK: Timing. Emission begins at `beginTime` and ends after `duration`, in the time of the emitter layer.

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    /// Seconds by which the emission is ahead; the default is 0.
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// Returns whether the cell emits at a time after the layer began.
    func emits(at time: Double) -> Bool {
        isEnabled && birthRate > 0 && lifetime > 0 && time >= beginTime && time < beginTime + duration
    }
}
