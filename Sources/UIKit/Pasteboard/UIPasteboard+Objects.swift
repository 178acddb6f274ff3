import Foundation
import Synchronization

extension UIPasteboard {
    /// Replaces the items by objects, each in all types that it can be written in. A type whose data an object does not
    /// have at once is left out.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items of the pasteboard with objects.
    ///
    /// - Parameters:
    ///   - localOnly: whether the items stay on this device, which they always do.
    ///   - expirationDate: when the items are removed; nil for never.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        let items = objects.map { object in
            object.writableTypeIdentifiersForItemProvider.reduce(into: [String: Any]()) { item, type in
                item[type] = Self.data(of: object, as: type)
            }
        }
        setItems(items, options: expirationDate.map { [.expirationDate: $0] } ?? [:])
    }

    /// Replaces the items by values of a Swift type such as `String` or `URL`.
    public func setObjects<T>(_ objects: [T])
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items by values of a Swift type. They always stay on this device; a nil date keeps them until they
    /// are replaced.
    public func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
        let bridged: [any NSItemProviderWriting] = objects.map { $0._bridgeToObjectiveC() }
        setObjects(bridged, localOnly: localOnly, expirationDate: expirationDate)
    }

    private static func data(of object: any NSItemProviderWriting, as type: String) -> Data? {
        let written = WrittenData()
        _ = object.loadData(withTypeIdentifier: type) { data, _ in written.data.withLock { $0 = data } }
        return written.data.withLock { $0 }
    }
}

/// The data that an object has written, perhaps on another thread.
private final class WrittenData: Sendable {
    let data = Mutex<Data?>(nil)
}
