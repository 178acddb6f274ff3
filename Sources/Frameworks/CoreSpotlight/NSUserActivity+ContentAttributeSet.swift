import Foundation
import UIKit

/// Names the association; only its address counts.
// Sound: a constant.
private nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension NSUserActivity {
    /// - Linux: no effect
    ///
    /// Is kept; nothing searches for activities.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { objc_getAssociatedObject(self, key) as? CSSearchableItemAttributeSet }
        set { objc_setAssociatedObject(self, key, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
