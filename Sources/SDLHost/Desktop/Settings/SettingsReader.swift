import Foundation

// Sound: everything that changes is under the lock.
/// Reads the settings portal and GNOME's schemas on a thread of its own.
///
/// Without schemas the thread ends after the first answer; otherwise it sleeps until a setting changes.
final class SettingsReader: @unchecked Sendable {
    private let environment: [String: String]
    /// Signaled after the first answer of the last source.
    private let answered = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    /// Guarded by the lock.
    private var ofPortal = DesktopSettings()
    private var ofSchemas = DesktopSettings()
    private var portal: PortalSettings?
    private var schemas: SchemaSettings?
    private var isStopped = false
    private var report: (@Sendable () -> Void)?

    init(environment: [String: String]) {
        self.environment = environment
    }

    /// All settings that are known so far. The portal counts more than the schemas.
    var settings: DesktopSettings {
        lock.withLock { ofSchemas.overridden(by: ofPortal) }
    }

    /// Calls `report` on other threads after each change until ``stop()``.
    func start(_ report: @escaping @Sendable () -> Void) {
        let portal = PortalSettings(environment: environment) { [weak self] in self?.note(portal: $0) }
        let schemas = SchemaSettings { [weak self] in self?.note(schemas: $0) }
        lock.withLock { (self.report, self.portal, self.schemas) = (report, portal, schemas) }
        let thread = Thread { [weak self] in
            let answer = portal.read()
            if let answer { self?.note(portal: answer) }
            // A portal that passes GNOME's settings on does so with their changes.
            let isComplete = answer.map { $0[.textScale] != nil && $0[.highContrast] != nil } ?? false
            if isComplete { self?.answered.signal() } else { schemas.observe() }
        }
        thread.name = "desktop settings"
        thread.start()
    }

    /// Returns after the first answer, or when the time is over.
    func waitForAnswer(within seconds: Double) {
        if answered.wait(timeout: .now() + seconds) == .success { answered.signal() }
    }

    func stop() {
        let (portal, schemas) = lock.withLock {
            isStopped = true
            report = nil
            return (self.portal, self.schemas)
        }
        portal?.stop()
        schemas?.stop()
    }

    private func note(portal settings: DesktopSettings) {
        lock.withLock {
            ofPortal = settings
            return report
        }?()
    }

    private func note(schemas settings: DesktopSettings) {
        lock.withLock {
            ofSchemas = settings
            return report
        }?()
        answered.signal()
    }
}
