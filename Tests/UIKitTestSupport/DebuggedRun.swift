@testable import UIKit

/// Returns what is written to the console while these flags, and no others, are on.
@MainActor
func logged(with flags: DebugFlags, _ body: () -> Void) -> [String] {
    let before = DebugFlags.current
    defer { DebugFlags.current = before }
    DebugFlags.current = flags
    return logged(body)
}
