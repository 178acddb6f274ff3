internal import HostInterface
import UIKit

/// What a user and the system do to an application from outside its window.
extension TestApplication {
    /// Resizes the window.
    public func resize(to size: CGSize) {
        hostWindow.resize(to: HostSize(width: size.width, height: size.height))
        frame()
    }

    public func setStyle(_ style: UIUserInterfaceStyle) {
        hostWindow.setAppearance(style == .dark ? .dark : .light)
        frame()
    }

    public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        run.changeScreen { $0.contentSizeCategory = category }
        frame()
    }

    public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
        run.changeScreen { $0.layoutDirection = direction }
        frame()
    }

    public func setSafeArea(_ insets: UIEdgeInsets) {
        run.changeScreen { $0.safeAreaInsets = insets }
        frame()
    }

    /// Another window gets the keyboard, or this one gets it back.
    public func setActive(_ isActive: Bool) {
        hostWindow.post(.activation(isActive))
        frame()
    }

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

    public func simulateMemoryWarning() {
        run.receiveMemoryWarning()
        frame()
    }
}
