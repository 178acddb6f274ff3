import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

@Suite struct StreamTaskTests {
    @Test(.timeLimit(.minutes(1))) func aTaskWithoutHTTPFailsWithTheErrorOfAnAddressThatNothingLoads() async {
        let error = await withCheckedContinuation { continuation in
            let delegate = EndingDelegate { continuation.resume(returning: $0) }
            let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
            session.streamTask(withHostName: "localhost", port: 9).resume()
            session.finishTasksAndInvalidate()
        }
        #expect((error as? URLError)?.code == .unsupportedURL)
    }

    private final class EndingDelegate: NSObject, URLSessionTaskDelegate {
        private let onEnd: @Sendable ((any Error)?) -> Void

        init(onEnd: @escaping @Sendable ((any Error)?) -> Void) { self.onEnd = onEnd }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            onEnd(error)
        }
    }
}
