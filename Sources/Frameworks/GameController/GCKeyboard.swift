import Foundation

/// - Linux: refuses
///
/// Keys for games; there is none, and keys come as presses of UIKit.
open class GCKeyboard: NSObject, GCDevice {
    private let input = GCKeyboardInput()
    open var handlerQueue = DispatchQueue.main

    public override init() {}

    open class var coalesced: GCKeyboard? { nil }
    open var keyboardInput: GCKeyboardInput? { input }
    open var vendorName: String? { nil }
    open var productCategory: String { "Keyboard" }
    open var physicalInputProfile: GCPhysicalInputProfile { input }
}

public typealias GCKeyboardValueChangedHandler = (GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void

/// - Linux: refuses
///
/// The keys of a keyboard; no object exists.
open class GCKeyboardInput: GCPhysicalInputProfile {
    open var keyChangedHandler: GCKeyboardValueChangedHandler?

    open var isAnyKeyPressed: Bool { false }

    open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}
