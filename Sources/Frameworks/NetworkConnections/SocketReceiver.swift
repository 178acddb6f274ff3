import Dispatch
import Foundation

/// Reads from a socket what is asked for. Used on its queue only, except where it says otherwise.
// Sound: see above.
final class SocketReceiver: @unchecked Sendable {
    struct Request {
        let least: Int
        let most: Int
    }

    typealias Completion = @Sendable (Data?, _ isComplete: Bool, NWError?) -> Void

    let descriptor: Int32
    private let isStream: Bool
    private let queue: DispatchQueue
    private let source: any DispatchSourceRead
    private var isReading = false
    private var isEnded = false
    private var waiting: [(Request, Completion)] = []
    private var received = Data()
    private var datagrams: [Data] = []
    private var failure: NWError?
    private var isAtEnd = false

    init(_ descriptor: Int32, isStream: Bool, _ queue: DispatchQueue) {
        (self.descriptor, self.isStream, self.queue) = (descriptor, isStream, queue)
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler { [weak self] in self?.read() }
        source.setCancelHandler { close(descriptor) }
    }

    deinit {
        // A source that was never resumed cannot be released.
        if !isReading { source.resume() }
        source.cancel()
    }

    func receive(_ request: Request, _ completion: @escaping Completion) {
        waiting.append((request, completion))
        serve()
    }

    /// Ends the reading and closes the socket. Called on any queue.
    func end() {
        queue.async { [self] in
            guard !isEnded else { return }
            isEnded = true
            failure = failure ?? .posix(.ECANCELED)
            serve()
            resume()
            source.cancel()
        }
    }

    private func resume() {
        guard !isReading else { return }
        isReading = true
        source.resume()
    }

    /// Reads all that is there: Dispatch tells of a socket whose other side has ended only once.
    private func read() {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while !isAtEnd, failure == nil {
            let count = recv(descriptor, &bytes, bytes.count, 0)
            if count < 0, errno == EAGAIN { break }
            if count > 0 || (count == 0 && !isStream) {
                add(bytes.prefix(count))
            } else if count == 0 {
                isAtEnd = true
            } else if errno != EINTR {
                failure = .last
            }
        }
        serve()
    }

    private func add(_ bytes: ArraySlice<UInt8>) {
        if isStream {
            received.append(contentsOf: bytes)
        } else {
            datagrams.append(Data(bytes))
        }
    }

    /// Answers requests in their order, and reads while one waits.
    private func serve() {
        while let (request, completion) = waiting.first {
            if !isStream, !datagrams.isEmpty {
                completion(datagrams.removeFirst(), true, nil)
            } else if isStream, !received.isEmpty, received.count >= request.least || isAtEnd || failure != nil {
                let part = Data(received.prefix(request.most))
                received.removeFirst(part.count)
                completion(part, isAtEnd && received.isEmpty, nil)
            } else if isAtEnd || failure != nil {
                completion(nil, isAtEnd, failure)
            } else {
                break
            }
            waiting.removeFirst()
        }
        guard !isEnded else { return }
        if waiting.isEmpty || isAtEnd || failure != nil {
            if isReading {
                isReading = false
                source.suspend()
            }
        } else {
            resume()
        }
    }
}
