import Foundation

public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void

/// - Linux: works
///
/// A pad or stick with two axes.
open class GCControllerDirectionPad: GCControllerElement {
    open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
    public let xAxis = GCControllerAxisInput()
    public let yAxis = GCControllerAxisInput()
    public let up = GCControllerButtonInput()
    public let down = GCControllerButtonInput()
    public let left = GCControllerButtonInput()
    public let right = GCControllerButtonInput()
    private var isChanging = false

    public override init() {
        super.init()
        for element in [xAxis, yAxis, up, down, left, right] as [GCControllerElement] { element.parent = self }
    }

    /// Changes both axes and the four buttons, and calls the handler if something is different.
    open func setValueForXAxis(_ xAxis: Float, yAxis: Float) {
        guard xAxis != self.xAxis.value || yAxis != self.yAxis.value else { return }
        isChanging = true
        self.xAxis.setValue(xAxis)
        self.yAxis.setValue(yAxis)
        left.setValue(max(0, -xAxis))
        right.setValue(max(0, xAxis))
        down.setValue(max(0, -yAxis))
        up.setValue(max(0, yAxis))
        isChanging = false
        didChange()
    }

    override func didChange() {
        guard !isChanging else { return }
        valueChangedHandler?(self, xAxis.value, yAxis.value)
        super.didChange()
    }
}

public typealias GCDeviceDirectionPad = GCControllerDirectionPad

/// - Linux: works
///
/// The wheel of a mouse.
open class GCDeviceCursor: GCControllerDirectionPad {}

public typealias GCControllerTouchpadHandler = (GCControllerTouchpad, Float, Float, Float, Bool) -> Void

/// - Linux: no effect
///
/// An area for fingers; no controller has one.
open class GCControllerTouchpad: GCControllerElement {
    /// - Linux: works
    ///
    /// Says what a finger does.
    public enum TouchState: Int, Sendable {
        case up = 0
        case down = 1
        case moving = 2
    }

    public let button = GCControllerButtonInput()
    public let touchSurface = GCControllerDirectionPad()
    open var touchDown: GCControllerTouchpadHandler?
    open var touchMoved: GCControllerTouchpadHandler?
    open var touchUp: GCControllerTouchpadHandler?
    open var touchState: TouchState { .up }
    open var reportsAbsoluteTouchSurfaceValues = false
}

public typealias GCDeviceTouchpad = GCControllerTouchpad
