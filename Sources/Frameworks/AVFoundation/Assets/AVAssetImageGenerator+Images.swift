import CoreGraphics
import CoreMedia
import Foundation

extension AVAssetImageGenerator {
    /// - Linux: refuses
    /// A sequence with an error for each time.
    public struct Images: AsyncSequence, AsyncIteratorProtocol, Sendable {
        /// - Linux: works
        /// A picture or an error.
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)
        }

        var times: [CMTime]

        public func makeAsyncIterator() -> Images { self }

        public mutating func next() async -> Element? {
            guard !times.isEmpty else { return nil }
            return .failure(requestedTime: times.removeFirst(), error: MediaRefusal.error)
        }
    }
}

extension AVAssetImageGenerator.Images.Element {
    public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
    }

    public var image: CGImage {
        get throws {
            switch self {
            case .success(_, let image, _): image
            case .failure(_, let error): throw error
            }
        }
    }

    public var actualTime: CMTime {
        get throws {
            switch self {
            case .success(_, _, let time): time
            case .failure(_, let error): throw error
            }
        }
    }
}
