import Foundation

/// What can be cancelled.
/// - Linux: works
public protocol SDWebImageOperation: NSObjectProtocol {
    /// Ends the work.
    func cancel()
}
