import FrameworkAbsence
import UIKit

/// Keeps the tool of canvases. The palette is not shown: only the application changes the tool.
///
/// - Linux: refuses
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
    private struct Observer {
        weak var object: (any PKToolPickerObserver)?
    }

    private static let pickers = NSMapTable<UIWindow, PKToolPicker>(
        keyOptions: .weakMemory, valueOptions: .strongMemory)

    private var observers: [Observer] = []

    public override init() { super.init() }

    /// Returns the picker of a window.
    @available(*, deprecated, message: "Create a picker instead")
    open class func shared(for window: UIWindow) -> PKToolPicker? {
        if let picker = pickers.object(forKey: window) { return picker }
        let picker = PKToolPicker()
        pickers.setObject(picker, forKey: window)
        return picker
    }

    /// Does not retain the observer.
    open func addObserver(_ observer: any PKToolPickerObserver) {
        removeObserver(observer)
        observers.append(Observer(object: observer))
    }

    open func removeObserver(_ observer: any PKToolPickerObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    /// Shows nothing.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        guard visible else { return }
        Absence.report("PencilKit", "PKToolPicker", "no palette is shown, the application sets the tool")
    }

    open var isVisible: Bool { false }

    /// The tool of the canvases that observe the picker.
    open var selectedTool: any PKTool = PKInkingTool(.pen) {
        didSet { for observer in observers { observer.object?.toolPickerSelectedToolDidChange(self) } }
    }

    open var isRulerActive = false {
        didSet { for observer in observers { observer.object?.toolPickerIsRulerActiveDidChange(self) } }
    }

    /// Returns the null rectangle: nothing is covered.
    open func frameObscured(in view: UIView) -> CGRect { .null }

    /// - Linux: no effect
    open var stateAutosaveName: String?
    /// - Linux: no effect
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// - Linux: no effect
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// - Linux: no effect
    open var showsDrawingPolicyControls = true
}
