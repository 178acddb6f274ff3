import Foundation

public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
public typealias GCControllerButtonTouchedChangedHandler = (GCControllerButtonInput, Float, Bool, Bool) -> Void

/// - Linux: works
///
/// A button with a value from 0 to 1.
open class GCControllerButtonInput: GCControllerElement {
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
    open var touchedChangedHandler: GCControllerButtonTouchedChangedHandler?
    open private(set) var value: Float = 0

    /// Whether the value is more than 0. The value from which Apple's buttons count as pressed is unverified.
    open var isPressed: Bool { value > 0 }
    open var isTouched: Bool { isPressed }

    /// Changes the value, as for snapshots on iOS, and calls the handlers of what is another one.
    open func setValue(_ value: Float) {
        guard value != self.value else { return }
        let wasPressed = isPressed
        self.value = value
        valueChangedHandler?(self, value, isPressed)
        if isPressed != wasPressed {
            pressedChangedHandler?(self, value, isPressed)
            touchedChangedHandler?(self, value, isPressed, isTouched)
        }
        didChange()
    }
}

public typealias GCDeviceButtonInput = GCControllerButtonInput
