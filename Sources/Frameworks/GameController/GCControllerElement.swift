import Foundation

/// - Linux: works
///
/// The base class of buttons, axes and pads. Only controllers that the application makes have them.
open class GCControllerElement: NSObject {
    /// - Linux: no effect
    ///
    /// Says whether the system has a gesture with an element.
    public enum SystemGestureState: Int, Sendable {
        case enabled = 0
        case alwaysReceive = 1
        case disabled = 2
    }

    weak var parent: GCControllerElement?
    weak var profile: GCPhysicalInputProfile?
    open var preferredSystemGestureState = SystemGestureState.enabled
    open var sfSymbolsName: String?
    open var localizedName: String?
    open var unmappedSfSymbolsName: String?
    open var unmappedLocalizedName: String?

    public override init() {}

    open var collection: GCControllerElement? { parent }
    open var isAnalog: Bool { true }
    open var isBoundToSystemGesture: Bool { false }
    open var aliases: Set<String> { localizedName.map { [$0] } ?? [] }

    /// Tells the element that contains this one, or the profile, about a change.
    func didChange() {
        if let parent { parent.didChange() } else { profile?.didChange(self) }
    }
}

public typealias GCDeviceElement = GCControllerElement

public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void

/// - Linux: works
///
/// A value from -1 to 1.
open class GCControllerAxisInput: GCControllerElement {
    open var valueChangedHandler: GCControllerAxisValueChangedHandler?
    open private(set) var value: Float = 0

    /// Changes the value, as for snapshots on iOS, and calls the handler if it is another one.
    open func setValue(_ value: Float) {
        guard value != self.value else { return }
        self.value = value
        valueChangedHandler?(self, value)
        didChange()
    }
}

public typealias GCDeviceAxisInput = GCControllerAxisInput
