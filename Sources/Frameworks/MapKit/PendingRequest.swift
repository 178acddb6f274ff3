import CoreLocation
import FrameworkAbsence

/// A request for map data, which ends with an error on the main queue.
final class PendingRequest<Response> {
    private let part: String
    private let code: MKError.Code
    private var handler: ((Response?, (any Error)?) -> Void)?

    /// - Parameter part: the class that makes the request.
    init(_ part: String, _ code: MKError.Code) {
        self.part = part
        self.code = code
    }

    var isRunning: Bool { handler != nil }

    func refusal() -> MKError {
        Absence.report("MapKit", part, "requests end with an MKError")
        return MKError(code)
    }

    /// Calls the handler on the queue. A request that runs already is not made twice: its second handler gets
    /// ``MKError/loadingThrottled``.
    func start(on queue: DispatchQueue = .main, _ handler: @escaping (Response?, (any Error)?) -> Void) {
        let isFirst = self.handler == nil
        if isFirst { self.handler = handler }
        // Sound: requests and their handlers are used on one queue, as MapKit documents.
        nonisolated(unsafe) let request = self
        nonisolated(unsafe) let other = isFirst ? nil : handler  // Sound: as the line above.
        let error = refusal()
        queue.async {
            if let other { other(nil, MKError(.loadingThrottled)) } else { request.end(with: error) }
        }
    }

    func cancel() {
        end(with: MKError(.unknown))
    }

    private func end(with error: MKError) {
        guard let handler else { return }
        self.handler = nil
        handler(nil, error)
    }
}
