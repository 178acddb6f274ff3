internal import FoundationRepairs
import UIKit

// State restoration. A test application keeps what it saves in memory; nothing is written to the user's folders.
extension TestApplication {
    /// Ends the application and starts it again, with what it has saved: its interface, if its delegate says so, or the
    /// sessions and activities of its scenes. The size of the window and the user's settings are those of the first
    /// start. This object must not be used any more.
    ///
    /// - Parameter type: the type of the quick action with which the user starts it again, among ``quickActions``.
    /// - Throws: ``DriverError`` for an application that was given a view controller, which has to be another one after
    ///   a launch: see ``relaunched(showing:)``.
    public func relaunched(shortcut type: String? = nil) throws -> TestApplication {
        guard let makeDelegate else {
            throw DriverError("the application shows a view controller: use relaunched(showing:) with a new one")
        }
        return try TestApplication(
            settings: endForRelaunch(), state: state, shortcut: type.map(ChosenShortcut.type),
            makeDelegate: makeDelegate)
    }

    /// Ends an application that shows a view controller, and starts it again with another one, which is restored: it
    /// and what it contains, as far as they have restoration identifiers.
    public func relaunched(showing viewController: UIViewController) throws -> TestApplication {
        return try TestApplication(settings: endForRelaunch(), state: state, showing: viewController)
    }

    /// Ends the application and keeps the user's locale. Returns the settings of the first start, with the layout
    /// direction of that locale if one has been set.
    private func endForRelaunch() -> ScreenSettings {
        let locale = UserLocale.setSettings
        end()
        UserLocale.set(locale)
        var settings = settings
        if locale != nil { settings.layoutDirection = ApplicationLanguage.isRightToLeft ? .rightToLeft : .leftToRight }
        return settings
    }
}
