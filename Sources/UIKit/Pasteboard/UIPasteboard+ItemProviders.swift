import Foundation
import Synchronization

extension UIPasteboard {
    /// A provider for each item, with the data of all of its types. Setting it is
    /// ``setItemProviders(_:localOnly:expirationDate:)``.
    public var itemProviders: [NSItemProvider] {
        get {
            items.map { item in
                let provider = NSItemProvider()
                for (type, value) in item.sorted(by: { $0.key < $1.key }) {
                    guard let data = PasteboardForm.data(of: value) else { continue }
                    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                        completion(data, nil)
                        return nil
                    }
                }
                return provider
            }
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the items by what the providers load, in all of their types. The items are replaced when everything has
    /// been loaded, unless the pasteboard was changed meanwhile; on iOS they are loaded when they are read.
    ///
    /// - Parameters:
    ///   - localOnly: whether the items stay on this device, which they always do.
    ///   - expirationDate: when the items are removed; nil for never.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        let count = changeCount
        let loaded = LoadedItems(count: itemProviders.count)
        let group = DispatchGroup()
        for (index, provider) in itemProviders.enumerated() {
            for type in provider.registeredTypeIdentifiers {
                group.enter()
                _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                    loaded.items.withLock { $0[index][type] = data }
                    group.leave()
                }
            }
        }
        group.notify(queue: .main) {
            MainActor.assumeIsolated {
                guard self.changeCount == count else { return }
                let items = loaded.items.withLock { $0 }
                self.setItems(items, options: expirationDate.map { [.expirationDate: $0] } ?? [:])
            }
        }
    }
}

/// The data of items by their types, loaded on several threads.
private final class LoadedItems: Sendable {
    let items: Mutex<[[String: Data]]>

    init(count: Int) {
        items = Mutex(Array(repeating: [:], count: count))
    }
}
