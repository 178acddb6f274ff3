import CoreLocation
import Foundation

// Sound: its properties are constants.
/// - Linux: refuses
///
/// Would show a notification when the user enters or leaves a region. Regions are not monitored: a request with this
/// trigger ends with `UNError.notificationInvalidNoDate`.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let region: CLRegion

    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
