import Foundation
import UIKit

// Sound: its properties are constants.
/// - Linux: works
///
/// Shows a notification after a time, while the program runs.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval

    /// - Parameter timeInterval: in seconds; more than 0, and at least 60 if the trigger repeats.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
        if timeInterval <= 0 {
            Self.raise("time interval must be greater than 0")
        } else if repeats, timeInterval < 60 {
            Self.raise("time interval must be at least 60 if repeating")
        }
    }

    private static func raise(_ reason: String) {
        NSException(name: .internalInconsistencyException, reason: reason, userInfo: nil).raise()
    }

    /// The time interval from now.
    open func nextTriggerDate() -> Date? { firstDate(after: Date()) }

    override func firstDate(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}
