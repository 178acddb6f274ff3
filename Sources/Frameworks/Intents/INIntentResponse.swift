import Foundation
import UIKit

/// - Linux: works
///
/// The answer to an intent.
// Sound: as on Apple's systems, one thread at a time changes it.
open class INIntentResponse: NSObject, NSCopying, @unchecked Sendable {
    open var userActivity: NSUserActivity?

    public override init() {}

    init(userActivity: NSUserActivity?) {
        self.userActivity = userActivity
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
