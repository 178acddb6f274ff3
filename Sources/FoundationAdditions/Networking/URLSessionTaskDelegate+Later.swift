import Foundation
public import FoundationNetworking

// Methods of Apple's delegate that Foundation on Linux has not: a program that hands calls on to another delegate names
// them.
extension URLSessionTaskDelegate {
    /// Does nothing. URLSession on Linux does not say that it has created a task.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}

    /// Does nothing. URLSession on Linux does not wait for a connection.
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

extension URLSessionTask {
    /// Whether data is delivered as it arrives. Always true, as it is by default: URLSession on Linux does not collect it.
    /// Setting it changes nothing.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}
