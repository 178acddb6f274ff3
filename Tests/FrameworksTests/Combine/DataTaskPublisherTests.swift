import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite(.serialized)
struct DataTaskPublisherTests {
    private let session: URLSession

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [CannedAnswers.self]
        session = URLSession(configuration: configuration)
    }

    private struct Person: Codable, Equatable {
        let name: String
    }

    private func load<Value>(_ publisher: some Publisher<Value, any Error>) async throws -> Value? {
        for try await value in AsyncThrowingPublisher(publisher) { return value }
        return nil
    }

    @Test func theAnswerIsDecoded() async throws {
        let person = session.dataTaskPublisher(for: try #require(URL(string: "canned://person")))
            .tryMap { data, response in
                #expect((response as? HTTPURLResponse)?.statusCode == 200)
                return data
            }
            .decode(type: Person.self, decoder: JSONDecoder())
        #expect(try await load(person) == Person(name: "Ada"))
    }

    @Test func theErrorIsOfTheURLSystem() async throws {
        let publisher = session.dataTaskPublisher(for: try #require(URL(string: "canned://broken")))
        let error = await withCheckedContinuation { (continuation: CheckedContinuation<URLError?, Never>) in
            publisher.map(\.data.count).map { _ in nil as URLError? }.catch { Just($0) }
                .subscribe(
                    Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { continuation.resume(returning: $0) }))
        }
        #expect(error?.code == .networkConnectionLost)
    }

    @Test func nothingIsLoadedWithoutDemand() async throws {
        let url = try #require(URL(string: "canned://person"))
        let before = CannedAnswers.count
        let recorder = Recorder(session.dataTaskPublisher(for: url), demand: .none)
        recorder.cancel()
        _ = try await load(session.dataTaskPublisher(for: url).mapError { $0 })
        #expect(CannedAnswers.count == before + 1 && recorder.values.isEmpty)
    }
}

/// Answers the requests of a scheme that only these tests have.
final class CannedAnswers: URLProtocol {
    nonisolated(unsafe) private static var started = 0
    private static let lock = NSLock()

    static var count: Int { lock.withLock { started } }

    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "canned" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        Self.lock.withLock { Self.started += 1 }
        guard let url = request.url, url.host != "broken",
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else {
            client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(#"{"name": "Ada"}"#.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
