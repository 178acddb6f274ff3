import Foundation
import Synchronization

extension UIPasteboard {
    static func data(of object: any NSItemProviderWriting, as type: String) -> Data? {
        let written = WrittenData()
        _ = object.loadData(withTypeIdentifier: type) { data, _ in written.data.withLock { $0 = data } }
        return written.data.withLock { $0 }
    }
}

/// The data that an object has written, perhaps on another thread.
private final class WrittenData: Sendable {
    let data = Mutex<Data?>(nil)
}
