import Foundation
public import FoundationNetworking
import OpenCombine

extension URLSession {
    /// - Linux: works
    ///
    /// A publisher that loads a request for each subscriber, sends the data and the response, and finishes. The task
    /// begins with the first demand, and is cancelled with the subscription.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            (self.request, self.session) = (request, session)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
            subscriber.receive(subscription: DataTaskSubscription(self, subscriber))
        }
    }

    /// A publisher of what is loaded from the URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher of what the request loads.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

// Sound: used under the lock.
private final class DataTaskSubscription: Subscription, CustomStringConvertible, @unchecked Sendable {
    private typealias Downstream = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

    private let publisher: URLSession.DataTaskPublisher
    private let lock = NSLock()
    private var downstream: Downstream?
    private var task: URLSessionDataTask?

    init(
        _ publisher: URLSession.DataTaskPublisher,
        _ downstream: some Subscriber<URLSession.DataTaskPublisher.Output, URLError>
    ) {
        self.publisher = publisher
        self.downstream = AnySubscriber(downstream)
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "demand must not be zero")
        let task = lock.withLock { () -> URLSessionDataTask? in
            guard downstream != nil, self.task == nil else { return nil }
            self.task = publisher.session.dataTask(with: publisher.request) { [self] in didLoad($0, $1, $2) }
            return self.task
        }
        task?.resume()
    }

    func cancel() { end()?.task?.cancel() }

    private func didLoad(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let downstream = end()?.downstream else { return }
        if let response, error == nil {
            _ = downstream.receive((data ?? Data(), response))
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(completion: .failure(Self.urlError(error)))
        }
    }

    /// Returns nil if the subscription has ended before.
    private func end() -> (downstream: Downstream, task: URLSessionDataTask?)? {
        lock.withLock {
            guard let downstream else { return nil }
            defer { (self.downstream, task) = (nil, nil) }
            return (downstream, task)
        }
    }

    private static func urlError(_ error: (any Error)?) -> URLError {
        if let error = error as? URLError { return error }
        guard let error = error as NSError?, error.domain == NSURLErrorDomain,
            let code = URLError.Code(rawValue: error.code)
        else { return URLError(.unknown) }
        return URLError(code, userInfo: error.userInfo)
    }

    var description: String { "DataTaskPublisher" }
}
