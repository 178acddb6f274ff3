import Foundation
import UIKit

// Secure decoding asks a class for `NSSecureCoding`. UIKit's views, controllers and items do not adopt it, and Apple's
// Foundation throws an error then. Foundation on Linux ends the process instead. These conformances lead it past that
// point to `init(coder:)`, which refuses (``SecureDecoding`` in UIKit), and Foundation throws.
//
// They stand in a module of their own, which is linked with UIKit and which nobody imports: source that imports UIKit
// sees no conformance, and a subclass may declare its own.

extension UIView: NSSecureCoding {
    nonisolated public static var supportsSecureCoding: Bool { true }
}

extension UIViewController: NSSecureCoding {
    nonisolated public static var supportsSecureCoding: Bool { true }
}

extension UIBarItem: NSSecureCoding {
    nonisolated public static var supportsSecureCoding: Bool { true }
}

extension UINavigationItem: NSSecureCoding {
    nonisolated public static var supportsSecureCoding: Bool { true }
}

extension UICollectionViewLayout: NSSecureCoding {
    nonisolated public static var supportsSecureCoding: Bool { true }
}
