import Foundation

public typealias GCExtendedGamepadValueChangedHandler = (GCExtendedGamepad, GCControllerElement) -> Void

/// - Linux: works
///
/// The elements of a controller with two sticks that the application made.
open class GCExtendedGamepad: GCPhysicalInputProfile {
    open var valueChangedHandler: GCExtendedGamepadValueChangedHandler?
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonY = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    public let leftThumbstick = GCControllerDirectionPad()
    public let rightThumbstick = GCControllerDirectionPad()
    public let leftShoulder = GCControllerButtonInput()
    public let rightShoulder = GCControllerButtonInput()
    public let leftTrigger = GCControllerButtonInput()
    public let rightTrigger = GCControllerButtonInput()

    public override init() {
        super.init()
        add([
            GCInputDirectionPad: dpad, GCInputButtonA: buttonA, GCInputButtonB: buttonB, GCInputButtonX: buttonX,
            GCInputButtonY: buttonY, GCInputButtonMenu: buttonMenu, GCInputLeftThumbstick: leftThumbstick,
            GCInputRightThumbstick: rightThumbstick, GCInputLeftShoulder: leftShoulder,
            GCInputRightShoulder: rightShoulder, GCInputLeftTrigger: leftTrigger, GCInputRightTrigger: rightTrigger,
        ])
    }

    override func didChange(_ element: GCControllerElement) {
        super.didChange(element)
        valueChangedHandler?(self, element)
    }

    open var controller: GCController? { owner as? GCController }
    open var buttonOptions: GCControllerButtonInput? { nil }
    open var buttonHome: GCControllerButtonInput? { nil }
    open var leftThumbstickButton: GCControllerButtonInput? { nil }
    open var rightThumbstickButton: GCControllerButtonInput? { nil }

    open func setStateFrom(_ extendedGamepad: GCExtendedGamepad) {
        setStateFromPhysicalInput(extendedGamepad)
    }
}

/// - Linux: refuses
///
/// A controller of an Xbox; none is found.
open class GCXboxGamepad: GCExtendedGamepad {
    open var paddleButton1: GCControllerButtonInput? { nil }
    open var paddleButton2: GCControllerButtonInput? { nil }
    open var paddleButton3: GCControllerButtonInput? { nil }
    open var paddleButton4: GCControllerButtonInput? { nil }
    open var buttonShare: GCControllerButtonInput? { nil }
}

/// - Linux: refuses
///
/// A DualShock controller; none is found.
open class GCDualShockGamepad: GCExtendedGamepad {
    open var touchpadButton: GCControllerButtonInput! { nil }
    open var touchpadPrimary: GCControllerDirectionPad! { nil }
    open var touchpadSecondary: GCControllerDirectionPad! { nil }
}
