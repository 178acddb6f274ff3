import Foundation
import FoundationNetworking
import Synchronization

/// The limits of a downloader, and its session.
/// - Linux: works
public final class SDWebImageDownloaderConfig: NSObject, Sendable {
    private struct Values {
        var maxConcurrentDownloads = 6
        var downloadTimeout: TimeInterval = 15
    }

    private let values = Mutex(Values())
    private let session = Mutex<URLSessionConfiguration?>(nil)

    /// The limits of new downloaders.
    public static let `default` = SDWebImageDownloaderConfig()

    /// The number of downloads at a time; 6.
    public var maxConcurrentDownloads: Int {
        get { values.withLock { $0.maxConcurrentDownloads } }
        set { values.withLock { $0.maxConcurrentDownloads = newValue } }
    }

    /// The seconds without an answer after which a download fails; 15.
    public var downloadTimeout: TimeInterval {
        get { values.withLock { $0.downloadTimeout } }
        set { values.withLock { $0.downloadTimeout = newValue } }
    }

    /// The configuration of the session, which a downloader reads when it is made; nil for the default one.
    public var sessionConfiguration: URLSessionConfiguration? {
        get { session.withLock { $0?.copy() as? URLSessionConfiguration } }
        set {
            let copy = newValue?.copy() as? URLSessionConfiguration
            session.withLock { $0 = copy }
        }
    }
}
