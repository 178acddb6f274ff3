/// Calls a closure when the pasteboard may have changed, for as long as this object exists: on its notification, and
/// when the application becomes active.
final class PasteboardWatch {
    private let tokens: [any NSObjectProtocol]

    init(_ body: @escaping @MainActor @Sendable () -> Void) {
        tokens = [UIPasteboard.changedNotification, UIApplication.didBecomeActiveNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated(body)
            }
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
