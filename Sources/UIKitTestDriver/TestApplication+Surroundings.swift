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
        run.changeScreen { $0.contentSizeCategory = category }
        frame()
    }

    /// Of the whole interface, as another language of the system brings it.
    public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
        run.changeScreen { $0.layoutDirection = direction }
        frame()
    }

    /// Of the screen, in points.
    public func setSafeArea(_ insets: UIEdgeInsets) {
        run.changeScreen { $0.safeAreaInsets = insets }
        frame()
    }

    /// Another window gets the keyboard, or this one gets it back.
    public func setActive(_ isActive: Bool) {
        hostWindow.post(.activation(isActive))
        frame()
    }

    /// The window is minimised or hidden.
    public func enterBackground() {
        hostWindow.post(.visibility(false))
        frame()
    }

    /// Back on the screen and active.
    public func enterForeground() {
        hostWindow.post(.visibility(true))
        hostWindow.post(.activation(true))
        frame()
    }

    /// The user closes the window, which ends the application.
    public func closeWindow() {
        hostWindow.post(.closeRequested)
    }

    /// Tells the delegate, the view controllers and the observers of the notification.
    public func simulateMemoryWarning() {
        run.receiveMemoryWarning()
        frame()
    }
}
