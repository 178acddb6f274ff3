import Foundation

/// What a double tap on the side of a pencil does. The raw values are UIKit's.
public enum UIPencilPreferredAction: Int, Sendable {
    /// Nothing, as here, where no device has such a pencil.
    case ignore = 0
    /// Changes between the tool and the eraser.
    case switchEraser = 1
    /// Changes to the tool before.
    case switchPrevious = 2
    /// Shows the colors.
    case showColorPalette = 3
    /// Shows the attributes of the tool.
    case showInkAttributes = 4
}

/// Would tell of double taps on the side of a pencil. Pens of desktops have no such sensor, so that it is never called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// Never called.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Waits for double taps on the side of a pencil, which pens of desktops do not report.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    public override init() {
        super.init()
    }

    /// Creates an interaction with a delegate, which is not retained.
    public convenience init(delegate: (any UIPencilInteractionDelegate)?) {
        self.init()
        self.delegate = delegate
    }

    /// `.ignore`: the desktop has no such setting.
    open class var preferredTapAction: UIPencilPreferredAction { .ignore }

    /// False: fingers and the pointer draw, too.
    open class var prefersPencilOnlyDrawing: Bool { false }

    /// The view to which the interaction was added; nil before.
    open private(set) weak var view: UIView?

    /// Not retained, and never called.
    open weak var delegate: (any UIPencilInteractionDelegate)?

    /// Whether taps would be reported; the default is true.
    open var isEnabled = true

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }
}
