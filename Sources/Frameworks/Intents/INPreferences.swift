import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// Says whether programs may use Siri: denied.
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }

    /// The handler is called on the main queue.
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        Absence.report("Intents", "Siri", "authorization is denied")
        nonisolated(unsafe) let handler = handler  // sound: handed over, and called once
        DispatchQueue.main.async { handler(.denied) }
    }

    open class func siriLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
}
