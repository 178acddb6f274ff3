import Foundation

extension BGTaskScheduler {
    public static let errorDomain = "BGTaskSchedulerErrorDomain"

    /// - Linux: works
    ///
    /// Says why a request was refused.
    public struct Error: _BridgedStoredNSError {
        /// - Linux: works
        public enum Code: Int, _ErrorCodeProtocol, Sendable {
            public typealias _ErrorType = BGTaskScheduler.Error

            case unavailable = 1
            case tooManyPendingTaskRequests = 2
            case notPermitted = 3
        }

        public let _nsError: NSError

        public init(_nsError error: NSError) {
            _nsError = error
        }

        public static var _nsErrorDomain: String { BGTaskScheduler.errorDomain }
        public static var errorDomain: String { BGTaskScheduler.errorDomain }

        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
    }
}
