import Foundation
internal import HostInterface

/// The settings of the desktop that concern every program, and their changes: light or dark, and what the user needs to
/// read and to see.
///
/// They come from the settings portal, from GNOME's schemas and from the settings manager of an X server; what a desktop
/// does not have is left out. The portal is asked on another thread while the first window opens.
@MainActor
final class DesktopPreferences {
    private(set) var appearance = HostAppearance.light
    private(set) var preferences = HostPreferences()
    private let onChange: () -> Void
    private let reader: SettingsReader
    private let ofEnvironment: DesktopSettings
    private var manager: XSettingsManager?
    private var hasWaited = false

    /// The longest time in seconds that the first window waits for the answer. If it comes later, the window changes
    /// then.
    static let patience = 0.05

    /// - Parameter onChange: called after ``appearance`` or ``preferences`` have changed.
    init(environment: [String: String], isOnX11: Bool = false, onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
        reader = SettingsReader(environment: environment)
        ofEnvironment = DesktopSettings(environment: environment)
        reader.start { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.update() } }
        }
        if isOnX11 { manager = XSettingsManager { [weak self] _ in self?.update() } }
        adopt()
    }

    /// Waits for the desktop's first answer if no window was opened before. Changes until then are not told.
    func prepareForWindow(within patience: Double = DesktopPreferences.patience) {
        guard !hasWaited else { return }
        hasWaited = true
        reader.waitForAnswer(within: patience)
        adopt()
    }

    /// The text scale that is part of the resource Xft.dpi: what the settings manager says.
    var textScaleOfDisplay: Double { manager?.settings[.textScale]?.number ?? 1 }

    func stop() {
        reader.stop()
        manager?.stop()
    }

    private func update() {
        if adopt() { onChange() }
    }

    /// Returns whether something has changed.
    @discardableResult
    private func adopt() -> Bool {
        // The settings manager counts more than the portal, which may report the defaults of another desktop.
        let settings = reader.settings.overridden(by: manager?.settings ?? DesktopSettings())
            .overridden(by: ofEnvironment)
        let now = (settings.appearance, settings.preferences)
        guard now != (appearance, preferences) else { return false }
        (appearance, preferences) = now
        return true
    }
}
