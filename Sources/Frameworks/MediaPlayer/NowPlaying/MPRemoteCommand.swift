import Foundation
import ObjectiveCRuntime

/// - Linux: works
/// Says whether a command was carried out.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// - Linux: no effect
/// A command that a keyboard or headphones give. None is ever given.
open class MPRemoteCommand: NSObject {
    open var isEnabled = true

    open func addTarget(_ target: Any, action: Selector) {}

    open func removeTarget(_ target: Any, action: Selector?) {}

    open func removeTarget(_ target: Any?) {}

    /// Returns an object to pass to `removeTarget`. The handler is not called.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
}
