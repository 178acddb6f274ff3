import Foundation
import Synchronization

/// C strings, each created once and never freed.
enum CStrings {
    /// Addresses, since pointers are not sendable.
    private static let known = Mutex<[String: UInt]>([:])

    static func of(_ text: String) -> UnsafePointer<CChar> {
        let address = known.withLock { known in
            if let known = known[text] { return known }
            let made = UInt(bitPattern: strdup(text)!)
            known[text] = made
            return made
        }
        return UnsafePointer(bitPattern: address)!
    }
}
