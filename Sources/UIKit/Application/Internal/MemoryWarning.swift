/// Calls a closure whenever memory is short, for as long as it exists.
final class MemoryWarning {
    private let token: any NSObjectProtocol

    init(_ body: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated(body) }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
