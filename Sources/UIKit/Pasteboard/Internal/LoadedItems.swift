import Foundation
import Synchronization

/// The data of items by their types, loaded on several threads.
final class LoadedItems: Sendable {
    let items: Mutex<[[String: Data]]>

    init(count: Int) {
        items = Mutex(Array(repeating: [:], count: count))
    }
}
