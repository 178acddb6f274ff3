@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationAdditions

/// The queue of handlers. Closures of `DispatchQueue.main` itself would be on the main actor, where a handler of any
/// caller cannot be sent.
let mainQueue = DispatchQueue.main
