@_exported import UIKit

import FrameworkAbsence

/// Stands for a view that is drawn with OpenGL: a panel that says that there is none.
/// - Linux: refuses
@preconcurrency @MainActor
open class GLKView: UIView {
    private let panel = AbsencePanel(
        symbolName: "cube", title: "GLKit",
        message: "There is no OpenGL for iOS on Linux, so that nothing is drawn here.")

    /// Makes a view with a panel.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showPanel()
    }

    /// Makes a view of a storyboard or nib, with a panel.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showPanel()
    }

    private func showPanel() {
        Absence.report("GLKit", "GLKView", "a panel is shown, and the delegate is never asked to draw")
        addSubview(panel)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame = bounds
    }

    /// Never asked to draw.
    open weak var delegate: (any GLKViewDelegate)?
    /// Whether the view is drawn when it is marked; true by default.
    open var enableSetNeedsDisplay = true

    /// Returns a picture of the panel; an empty image for a view without a size.
    open var snapshot: UIImage {
        guard !bounds.isEmpty else { return UIImage() }
        layoutIfNeeded()
        return UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }

    /// Does nothing: there is no OpenGL.
    /// - Linux: no effect
    open func display() {}
}

/// Draws in a view; never asked on Linux.
/// - Linux: no effect
@preconcurrency @MainActor
public protocol GLKViewDelegate: NSObjectProtocol {
    /// Never called.
    func glkView(_ view: GLKView, drawIn rect: CGRect)
}
