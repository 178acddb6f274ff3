import Foundation
internal import HostInterface

/// The appearance of the desktop, light or dark, and its changes.
///
/// It comes from the desktop's settings portal, which is asked on another thread while the first window opens. Without
/// a portal GTK_THEME or GNOME's setting is read once.
@MainActor
final class DesktopAppearance {
    private(set) var current = HostAppearance.light
    private let onChange: (HostAppearance) -> Void
    private let settings: PortalSettings
    private var hasWaited = false

    /// The longest time in seconds that the first window waits for the answer. If it comes later, the window changes
    /// its colors then.
    static let patience = 0.05

    init(environment: [String: String], onChange: @escaping @MainActor (HostAppearance) -> Void) {
        self.onChange = onChange
        settings = PortalSettings(environment: environment)
        settings.start { [weak self] appearance in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.adopt(appearance) } }
        }
    }

    /// Returns the initial appearance of a window. The first call waits for the desktop's answer.
    func forNewWindow(within patience: Double = DesktopAppearance.patience) -> HostAppearance {
        if !hasWaited {
            hasWaited = true
            if let answer = settings.firstAnswer(within: patience) { current = answer }
        }
        return current
    }

    func stop() {
        settings.stop()
    }

    private func adopt(_ appearance: HostAppearance) {
        guard appearance != current else { return }
        current = appearance
        onChange(appearance)
    }
}
