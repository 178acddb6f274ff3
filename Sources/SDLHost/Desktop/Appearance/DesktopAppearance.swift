import Foundation
internal import HostInterface

/// Whether the desktop is light or dark, now and whenever it changes.
///
/// The desktop's settings portal knows; it is asked on another thread while the first window opens. Where there is no portal, GTK_THEME or
/// GNOME's setting answers, once.
@MainActor
final class DesktopAppearance {
    private(set) var current = HostAppearance.light
    private let onChange: (HostAppearance) -> Void
    private let settings: PortalSettings
    private var hasWaited = false

    /// The first window waits this long for the answer at most, in seconds; later it changes its colours when the answer comes.
    static let patience = 0.05

    init(environment: [String: String], onChange: @escaping @MainActor (HostAppearance) -> Void) {
        self.onChange = onChange
        settings = PortalSettings(environment: environment)
        settings.start { [weak self] appearance in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.adopt(appearance) } }
        }
    }

    /// What a window starts with. The first call waits for the desktop's answer.
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
