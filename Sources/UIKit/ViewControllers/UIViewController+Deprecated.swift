extension UIViewController {
    /// How the window's scene is turned.
    @available(*, deprecated, message: "Use the orientation of the window's scene")
    public var interfaceOrientation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }

    /// The same as ``isModalInPresentation``.
    @available(*, deprecated, renamed: "isModalInPresentation")
    public var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
}
