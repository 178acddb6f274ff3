import Foundation
internal import FoundationRepairs
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

    /// Sets the user's language and region, as in the settings of the system; nil for `en_001`, which tests have at
    /// first. `Locale.current`, formatters without a locale of their own, localized strings, the system's own texts and
    /// the layout direction follow the locale, and `NSLocale.currentLocaleDidChangeNotification` is posted.
    ///
    /// What the application has shown already stays in its language. iOS ends an application when the user chooses
    /// another language; `relaunched()` starts it again with the locale that was set last.
    public func setLocale(_ locale: Locale?) {
        UserLocale.set(locale.map { LocaleSettings(locale: $0.identifier) })
        run.changeScreens { $0.layoutDirection = ApplicationLanguage.isRightToLeft ? .rightToLeft : .leftToRight }
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
