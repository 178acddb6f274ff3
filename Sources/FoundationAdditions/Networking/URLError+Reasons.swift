import Foundation

/// The key of the reason why no network could be used, in the information of an error.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

/// The key of data with which an upload that failed goes on, in the information of its error. Errors of URLSession have
/// no such data on Linux.
public let NSURLSessionUploadTaskResumeData = "NSURLSessionUploadTaskResumeData"

// What the information of an error says. URLSession on Linux gives its errors none of it: these are for errors that a
// program makes itself, for its tests or from a server's answer.
extension URLError {
    /// Why the settings of a request let it use no network. The raw values are Foundation's.
    public enum NetworkUnavailableReason: Int, Sendable {
        /// There is a cellular network only.
        case cellular = 0
        /// There is a network only that costs something.
        case expensive = 1
        /// There is a network only that the user wants to use little.
        case constrained = 2
    }

    /// Why the system has cancelled a task in the background. The raw values are Foundation's.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
        /// The user has ended the application.
        case userForceQuitApplication = 0
        /// The user has switched updates in the background off.
        case backgroundUpdatesDisabled = 1
        /// The system lacks resources.
        case insufficientSystemResources = 2
    }

    /// The reason why no network could be used, if the error says it.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        number(NSURLErrorNetworkUnavailableReasonKey).flatMap(NetworkUnavailableReason.init)
    }

    /// The reason why a task in the background was cancelled, if the error says it.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
        number(NSURLErrorBackgroundTaskCancelledReasonKey).flatMap(BackgroundTaskCancelledReason.init)
    }

    /// Data with which a download goes on, if the error has it.
    public var downloadTaskResumeData: Data? { userInfo[NSURLSessionDownloadTaskResumeData] as? Data }

    /// Data with which an upload goes on, if the error has it.
    public var uploadTaskResumeData: Data? { userInfo[NSURLSessionUploadTaskResumeData] as? Data }

    private func number(_ key: String) -> Int? {
        (userInfo[key] as? Int) ?? (userInfo[key] as? NSNumber)?.intValue
    }
}
