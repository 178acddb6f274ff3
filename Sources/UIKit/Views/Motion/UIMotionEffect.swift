import Foundation

/// Moves views with the motion of the device. Desktops have no sensors for it: effects are kept, and have no effect, as
/// in the iOS simulator.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    /// Returns the values that the effect gives to properties of its view, by their key paths, when the device points
    /// away from the user by an angle. Subclasses override it; the default returns nil.
    ///
    /// - Parameter viewerOffset: from -1 to 1 in each direction.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes one property between two values.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The motion that the effect follows.
    public enum EffectType: Int, Sendable {
        /// Turning the device to the left and to the right.
        case tiltAlongHorizontalAxis = 0
        /// Turning the device forward and back.
        case tiltAlongVerticalAxis = 1
    }

    /// The property of the view that changes, for example "center.x".
    open private(set) var keyPath: String
    /// The motion that was given at creation.
    open private(set) var type: EffectType
    /// The value at the least offset: to the left, or to the top.
    open var minimumRelativeValue: Any?
    /// The value at the greatest offset.
    open var maximumRelativeValue: Any?

    /// Creates an effect that changes no property.
    public override init() {
        keyPath = ""
        type = .tiltAlongHorizontalAxis
        super.init()
    }

    /// Creates an effect without values, which changes nothing.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Interpolates between the two values if they are numbers.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let least = number(minimumRelativeValue), let most = number(maximumRelativeValue) else { return nil }
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        return [keyPath: least + (most - least) * Double(offset + 1) / 2]
    }

    private func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group, which have no effect on a desktop; nil by default.
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let parts = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return parts.isEmpty ? nil : parts.reduce(into: [:]) { $0.merge($1) { _, last in last } }
    }
}
