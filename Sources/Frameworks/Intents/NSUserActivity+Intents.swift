import Foundation
import UIKit

// Name the associations; only their addresses count.
// Sound: constants.
private nonisolated(unsafe) let phraseKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
// Sound: an address that is made once and never read.
private nonisolated(unsafe) let availabilityKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension NSUserActivity {
    /// Nil: no activity comes from an intent.
    public var interaction: INInteraction? { nil }

    /// - Linux: no effect
    public var suggestedInvocationPhrase: String? {
        get { objc_getAssociatedObject(self, phraseKey) as? String }
        set { objc_setAssociatedObject(self, phraseKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// - Linux: no effect
    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { objc_getAssociatedObject(self, availabilityKey) as? INShortcutAvailabilityOptions ?? [] }
        set { objc_setAssociatedObject(self, availabilityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
