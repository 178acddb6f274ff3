internal import HostInterface
import UIKit

/// What a user and the system do to an application from outside its window.
extension TestApplication {
    /// Resizes the window.
    public func resize(to size: CGSize) {
        hostWindow.resize(to: HostSize(width: size.width, height: size.height))
        frame()
    }

    /// The desktop turns dark or light.
    public func setStyle(_ style: UIUserInterfaceStyle) {
        hostWindow.setAppearance(style == .dark ? .dark : .light)
        frame()
    }

    /// The user chooses another text size.
    public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        run.changeScreens { $0.contentSizeCategory = category }
        frame()
    }

    /// The user asks for less movement, or no longer.
    public func setReduceMotion(_ isEnabled: Bool) {
        run.setReducesMotion(isEnabled)
        frame()
    }

    /// Of the whole interface, as another language of the system brings it.
    public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
        run.changeScreens { $0.layoutDirection = direction }
        frame()
    }

    /// Of the screen, in points.
    public func setSafeArea(_ insets: UIEdgeInsets) {
        run.changeScreens { $0.safeAreaInsets = insets }
        frame()
    }

    /// Another window gets the keyboard, or this one gets it back.
    public func setActive(_ isActive: Bool) {
        hostWindow.post(.activation(isActive))
        frame()
    }

    /// The window is minimised or hidden: no frames, until it comes back.
    public func enterBackground() {
        hostWindow.setVisible(false)
        frame()
    }

    /// Back on the screen and active.
    public func enterForeground() {
        hostWindow.setVisible(true)
        hostWindow.post(.activation(true))
        frame()
    }

    /// The user closes the driven scene's window. With the last one the application ends; before, the scene that was opened last is
    /// driven next.
    public func closeWindow() {
        hostWindow.post(.closeRequested)
        if let next = run.windowScenes.last { drive(next) }
    }

    /// Tells the delegate, the view controllers and the observers of the notification.
    public func simulateMemoryWarning() {
        run.receiveMemoryWarning()
        frame()
    }

    /// The schemes that the desktop is said to have programs for: http, https, mailto and file unless the test says otherwise.
    public var openableSchemes: Set<String> {
        get { host.openableSchemes }
        set { host.openableSchemes = newValue }
    }

    /// What the application had other programs open, in order. Nothing is started.
    public var openedURLs: [URL] { host.openedAddresses.compactMap(URL.init(string:)) }
}
