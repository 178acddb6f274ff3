import Foundation
import Synchronization

// The user's settings for all applications, while the application runs.
extension ApplicationRun {
    /// Changes the user's settings on every screen, and posts the notifications of those that are different now.
    package func changePreferences(_ change: (inout UserPreferences) -> Void) {
        var changed = preferences
        change(&changed)
        adopt(changed)
    }

    /// Called when the user has changed settings of the desktop.
    func hostPreferencesDidChange() {
        var changed = UserPreferences(host.preferences)
        preferenceOverrides.apply(to: &changed)
        adopt(changed)
    }

    private func adopt(_ changed: UserPreferences) {
        let before = preferences
        guard changed != before, Self.current === self else { return }
        preferences = changed
        changed.applyToProcess()
        for hosted in scenes.all { hosted.screen.change { $0.preferences = changed } }
        for window in windowScenes.flatMap(\.windows) { window.preferencesDidChange(from: before, to: changed) }
        // The calls above may have ended the application.
        guard Self.current === self else { return }
        for name in changed.notifications(since: before) { NotificationCenter.default.post(name: name, object: nil) }
        host.requestFrame()
    }
}

extension UserPreferences {
    /// The settings of the application that was started last, for other threads than the main one.
    static var ofProcess: UserPreferences { shared.withLock { $0 } }

    private static let shared = Mutex(UserPreferences())

    /// Sets what fonts and colors ask for on every thread.
    func applyToProcess() {
        Self.shared.withLock { $0 = self }
        BoldText.isOn = prefersBoldText
        SystemTint.accent = accentColor.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) }
    }

    /// The notifications to post, except for the content size category, which the screen posts.
    func notifications(since before: UserPreferences) -> [NSNotification.Name] {
        let all: [(KeyPath<UserPreferences, Bool>, NSNotification.Name)] = [
            (\.prefersBoldText, UIAccessibility.boldTextStatusDidChangeNotification),
            (\.prefersHighContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
            (\.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
            (\.prefersCrossFades, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
            (\.reducesTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
            (\.showsButtonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
            (\.showsSwitchLabels, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
            (\.differentiatesWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
        ]
        return all.filter { self[keyPath: $0.0] != before[keyPath: $0.0] }.map(\.1)
    }
}

extension UIView {
    /// Updates what depends on the user's settings and not on a trait.
    func preferencesDidChange(from before: UserPreferences, to now: UserPreferences) {
        if now.accentColor != before.accentColor, ownTint == nil { changeTint {} }
        if now.reducesTransparency != before.reducesTransparency { resolveEffects() }
        if now.showsButtonShapes != before.showsButtonShapes || now.showsSwitchLabels != before.showsSwitchLabels {
            announceShapes()
        }
    }

    private func announceShapes() {
        (self as? any ShapePreferring)?.shapePreferencesDidChange()
        for subview in subviewList { subview.announceShapes() }
    }
}

/// A view that looks different for users who want to see the shapes of buttons, or signs in switches.
@MainActor
protocol ShapePreferring: UIView {
    func shapePreferencesDidChange()
}
