extension UIView {
    /// Sets the view whose layer masks this one. A view masks one view at most, and has no superview meanwhile.
    func setMask(_ mask: UIView?) {
        mask?.removeFromSuperview()
        layer.mask = mask?.layer
        Attachments.setMask(of: self, to: mask)
    }
}

/// Retains the view that masks another one.
private final class ViewMask {
    let view: UIView

    init(_ view: UIView) { self.view = view }
}

extension Attachments {
    @MainActor
    static func mask(of view: UIView) -> UIView? {
        let mask = read(of: view) { $0[ViewMask.self] }?.view
        // The layer of the view may mask or be inside of another one by now.
        return mask?.layer === view.layer.mask ? mask : nil
    }

    @MainActor
    fileprivate static func setMask(of view: UIView, to mask: UIView?) {
        let new = mask.map(ViewMask.init)
        // What was there before is released after the attachments have changed.
        let old = change(of: view, creating: new != nil) { attachments in
            defer { attachments[ViewMask.self] = new }
            return attachments[ViewMask.self]
        }
        withExtendedLifetime(old) {}
    }
}
