import Foundation

public typealias GCMicroGamepadValueChangedHandler = (GCMicroGamepad, GCControllerElement) -> Void

/// - Linux: works
///
/// The elements of a small controller that the application made.
open class GCMicroGamepad: GCPhysicalInputProfile {
    open var valueChangedHandler: GCMicroGamepadValueChangedHandler?
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    open var reportsAbsoluteDpadValues = false
    open var allowsRotation = false

    public override init() {
        super.init()
        add([
            GCInputMicroGamepadDpad: dpad, GCInputMicroGamepadButtonA: buttonA, GCInputMicroGamepadButtonX: buttonX,
            GCInputMicroGamepadButtonMenu: buttonMenu,
        ])
    }

    override func didChange(_ element: GCControllerElement) {
        super.didChange(element)
        valueChangedHandler?(self, element)
    }

    open var controller: GCController? { owner as? GCController }

    open func setStateFrom(_ microGamepad: GCMicroGamepad) {
        setStateFromPhysicalInput(microGamepad)
    }
}

public typealias GCGamepadValueChangedHandler = (GCGamepad, GCControllerElement) -> Void

/// - Linux: refuses
///
/// The elements of a controller without sticks; none is found.
open class GCGamepad: GCPhysicalInputProfile {
    open var valueChangedHandler: GCGamepadValueChangedHandler?
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonY = GCControllerButtonInput()
    public let leftShoulder = GCControllerButtonInput()
    public let rightShoulder = GCControllerButtonInput()

    open var controller: GCController? { owner as? GCController }
}
