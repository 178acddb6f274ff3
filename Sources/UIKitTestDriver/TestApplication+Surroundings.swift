internal import HostInterface
import UIKit

// Changes that a user or the system makes outside the application's window.
extension TestApplication {
    /// Resizes the window, in points.
    public func resize(to size: CGSize) {
        hostWindow.resize(to: HostSize(width: size.width, height: size.height))
        frame()
    }

    /// Switches the desktop to dark or light appearance.
    public func setStyle(_ style: UIUserInterfaceStyle) {
        hostWindow.setAppearance(style == .dark ? .dark : .light)
        frame()
    }

    /// Sets the layout direction of the whole interface, as another system language does.
    public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
        run.changeScreens { $0.layoutDirection = direction }
        frame()
    }

    /// Sets the safe area insets of the screen, in points.
    public func setSafeArea(_ insets: UIEdgeInsets) {
        run.changeScreens { $0.safeAreaInsets = insets }
        frame()
    }

    /// Takes the keyboard away from the window (the scene resigns active), or gives it back.
    public func setActive(_ isActive: Bool) {
        hostWindow.post(.activation(isActive))
        frame()
    }

    /// Taps the status bar, which scrolls to the top (`UIScrollView.scrollsToTop`).
    public func tapStatusBar() {
        frame()
        run.statusBarTapped()
        frame()
    }

    /// Minimizes the window. The application draws no frames until ``enterForeground()``.
    public func enterBackground() {
        hostWindow.setVisible(false)
        frame()
    }

    /// Shows the window again and activates it.
    public func enterForeground() {
        hostWindow.setVisible(true)
        hostWindow.post(.activation(true))
        frame()
    }

    /// Closes the window of the driven scene. Closing the last window ends the application; otherwise the scene that
    /// was opened last is driven next.
    public func closeWindow() {
        hostWindow.post(.closeRequested)
        if let next = run.windowScenes.last { drive(next) }
    }

    /// Sends a memory warning to the delegate, the view controllers and the observers of the notification.
    public func simulateMemoryWarning() {
        run.receiveMemoryWarning()
        frame()
    }

    /// The URL schemes that `canOpenURL` and `open` accept. The default is http, https, mailto and file.
    public var openableSchemes: Set<String> {
        get { host.openableSchemes }
        set { host.openableSchemes = newValue }
    }

    /// The URLs that the application opened in other programs, in order. No program is started.
    public var openedURLs: [URL] { host.openedAddresses.compactMap(URL.init(string:)) }
}
