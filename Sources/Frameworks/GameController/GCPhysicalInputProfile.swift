import Foundation

/// - Linux: works
///
/// The elements of a device by their names.
open class GCPhysicalInputProfile: NSObject {
    weak var owner: (any GCDevice)?
    private var named: [String: GCControllerElement] = [:]
    open var valueDidChangeHandler: ((GCPhysicalInputProfile, GCControllerElement) -> Void)?

    public override init() {}

    /// Adds elements when the profile is made.
    func add(_ elements: KeyValuePairs<String, GCControllerElement>) {
        for (name, element) in elements {
            named[name] = element
            element.localizedName = name
            element.profile = self
        }
    }

    /// Called when an element has another value.
    func didChange(_ element: GCControllerElement) {
        valueDidChangeHandler?(self, element)
    }

    open var device: (any GCDevice)? { owner }
    open var lastEventTimestamp: TimeInterval { 0 }
    open var hasRemappedElements: Bool { false }
    open var elements: [String: GCControllerElement] { named }
    open var buttons: [String: GCControllerButtonInput] { named.compactMapValues { $0 as? GCControllerButtonInput } }
    open var axes: [String: GCControllerAxisInput] { named.compactMapValues { $0 as? GCControllerAxisInput } }
    open var dpads: [String: GCControllerDirectionPad] { named.compactMapValues { $0 as? GCControllerDirectionPad } }
    open var touchpads: [String: GCControllerTouchpad] { named.compactMapValues { $0 as? GCControllerTouchpad } }
    open var allElements: Set<GCControllerElement> { Set(elements.values) }
    open var allButtons: Set<GCControllerButtonInput> { Set(buttons.values) }
    open var allAxes: Set<GCControllerAxisInput> { Set(axes.values) }
    open var allDpads: Set<GCControllerDirectionPad> { Set(dpads.values) }
    open var allTouchpads: Set<GCControllerTouchpad> { Set(touchpads.values) }

    open subscript(key: String) -> GCControllerElement? { named[key] }

    /// Copies the values of the elements with the same names.
    open func setStateFromPhysicalInput(_ physicalInput: GCPhysicalInputProfile) {
        for (name, element) in physicalInput.elements {
            switch (element, named[name]) {
            case (let from as GCControllerButtonInput, let to as GCControllerButtonInput): to.setValue(from.value)
            case (let from as GCControllerAxisInput, let to as GCControllerAxisInput): to.setValue(from.value)
            case (let from as GCControllerDirectionPad, let to as GCControllerDirectionPad):
                to.setValueForXAxis(from.xAxis.value, yAxis: from.yAxis.value)
            default: break
            }
        }
    }

    open func mappedElementAlias(forPhysicalInputName inputName: String) -> String { inputName }

    open func mappedPhysicalInputNames(forElementAlias elementAlias: String) -> Set<String> { [elementAlias] }
}
