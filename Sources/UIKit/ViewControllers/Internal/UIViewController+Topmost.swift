extension UIViewController {
    /// The controller that can present: this one, or the last one presented above it.
    var topmostPresented: UIViewController {
        var top = self
        while let next = top.presentedViewController { top = next }
        return top
    }

    /// The controller that presents what an application shows without naming a presenter: the topmost one of the key
    /// window, without those that are being dismissed.
    static var topmostOfKeyWindow: UIViewController? {
        var top = UIApplication.shared.keyWindow?.rootViewController?.topmostPresented
        while let leaving = top, leaving.isBeingDismissed { top = leaving.presentingViewController }
        return top
    }
}
