import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// A desktop does not start programs for work in the background: `submit(_:)` throws
/// `BGTaskScheduler.Error.unavailable`.
// Sound: it has no state.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    private static let scheduler = BGTaskScheduler()

    open class var shared: BGTaskScheduler { scheduler }

    /// - Linux: no effect
    ///
    /// Returns true; the handler is never called.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        Absence.report("BackgroundTasks", "the scheduler of background tasks", "no task is started")
        return true
    }

    open func submit(_ taskRequest: BGTaskRequest) throws {
        throw Error(
            .unavailable, userInfo: [NSLocalizedDescriptionKey: "A desktop does not start tasks in the background."])
    }

    /// - Linux: no effect
    open func cancel(taskRequestWithIdentifier identifier: String) {}

    /// - Linux: no effect
    open func cancelAllTaskRequests() {}

    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
