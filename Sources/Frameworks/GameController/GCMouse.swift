import Foundation

/// - Linux: refuses
///
/// A mouse for games; there is none, and the mouse is the pointer of UIKit.
open class GCMouse: NSObject, GCDevice {
    private let input = GCMouseInput()
    open var handlerQueue = DispatchQueue.main

    public override init() {}

    open class var current: GCMouse? { nil }
    open class func mice() -> [GCMouse] { [] }
    open var mouseInput: GCMouseInput? { input }
    open var vendorName: String? { nil }
    open var productCategory: String { "Mouse" }
    open var physicalInputProfile: GCPhysicalInputProfile { input }
}

public typealias GCMouseMoved = (GCMouseInput, Float, Float) -> Void

/// - Linux: refuses
///
/// The buttons of a mouse; no object exists.
open class GCMouseInput: GCPhysicalInputProfile {
    open var mouseMovedHandler: GCMouseMoved?
    public let scroll = GCDeviceCursor()
    public let leftButton = GCControllerButtonInput()

    open var rightButton: GCControllerButtonInput? { nil }
    open var middleButton: GCControllerButtonInput? { nil }
    open var auxiliaryButtons: [GCControllerButtonInput]? { nil }
}
