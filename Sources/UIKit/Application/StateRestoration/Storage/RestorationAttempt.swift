import Foundation

/// Notices that the last run of the application ended while it was being restored, probably because of its saved state,
/// which is then dropped.
///
/// A file marks the restoration, from its beginning to the first layout after it, or until the application completes
/// the last of its extensions.
@MainActor
final class RestorationAttempt {
    private static let file = "restoring"

    private let store: any StateStore
    private var isRunning = false
    private var isMarked = false
    private var extensions = 0

    init(_ store: any StateStore) {
        self.store = store
    }

    /// Returns false if the last attempt failed; everything that was saved is then removed.
    ///
    /// - Parameter files: the names of the saved files.
    func begin(dropping files: [String]) -> Bool {
        guard !isMarked else { return true }
        if store.data(named: Self.file) != nil {
            for file in files + [Self.file] { store.remove(file) }
            ConsoleLog.message("The saved state is dropped: the application ended while it was restored.")
            return false
        }
        store.save(Data(), named: Self.file)
        isMarked = true
        isRunning = true
        return true
    }

    /// Whether the application has been restored and has not been laid out since.
    static var isLaunching: Bool { UIApplication.current?.run?.lifeCycle.restorationAttempt?.isRunning ?? false }

    func end() {
        isRunning = false
        removeMark()
    }

    /// Called by ``UIApplication/extendStateRestoration()``.
    func extend() {
        guard isMarked else { return }
        extensions += 1
    }

    /// Called by ``UIApplication/completeStateRestoration()``.
    func complete() {
        extensions = max(0, extensions - 1)
        removeMark()
    }

    /// Called when the application ends as it should.
    func applicationWillEnd() {
        extensions = 0
        end()
    }

    private func removeMark() {
        guard isMarked, !isRunning, extensions == 0 else { return }
        isMarked = false
        store.remove(Self.file)
    }
}
