/// Calls a closure for every memory warning, for as long as this object exists.
final class MemoryWarning {
    private let token: any NSObjectProtocol

    init(_ body: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated(body) }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
