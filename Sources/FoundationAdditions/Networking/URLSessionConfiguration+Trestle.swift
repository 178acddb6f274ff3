import Foundation
public import FoundationNetworking

extension URLSessionConfiguration {
    /// Whether tasks wait for a network instead of failing. Always false, and setting it changes nothing: without a
    /// network a task fails at once. What the source adapter writes for `waitsForConnectivity`, which Foundation on Linux
    /// does not let others set. Specific to Trestle.
    public var waitsForNetwork: Bool {
        get { false }
        set {}
    }
}
