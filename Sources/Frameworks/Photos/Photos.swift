@_exported import AVFoundation
@_exported import CoreLocation
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import ImageIO

/// The queue of result handlers. Closures of `DispatchQueue.main` itself would be on the main actor, where a handler of
/// any caller cannot be sent.
let mainQueue = DispatchQueue.main
