import Foundation
import Synchronization

/// The observers of notification centers that were added with a selector. They are looked up by identity, because an
/// observer may be removed during its deinitialization.
enum SelectorObservers {
    private static let observers = Mutex<[ObjectIdentifier: [SelectorObserver]]>([:])

    static func add(
        _ observer: Any, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?,
        in center: NotificationCenter
    ) {
        let added = SelectorObserver(observer, name, object, in: center)
        added.token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            guard let receiver = added.target.receiver else { return removeGone(added) }
            MessageSend.send(selector, to: receiver, notification)
        }
        let gone = observers.withLock { observers in
            // A released object that had the same address may have left observers behind.
            let gone = observers[added.id]?.filter(\.target.isGone) ?? []
            observers[added.id] = (observers[added.id] ?? []).filter { !$0.target.isGone } + [added]
            return gone
        }
        for observer in gone { observer.stop() }
    }

    static func remove(
        _ observer: Any, from center: NotificationCenter, where isMeant: (SelectorObserver) -> Bool
    ) {
        let id = SelectorObserver.id(of: observer)
        let removed = observers.withLock { observers in
            let all = observers[id] ?? []
            let removed = all.filter { $0.center === center && isMeant($0) }
            let kept = all.filter { one in !removed.contains { $0 === one } }
            observers[id] = kept.isEmpty ? nil : kept
            return removed
        }
        for observer in removed { observer.stop() }
    }

    private static func removeGone(_ observer: SelectorObserver) {
        observers.withLock { observers in
            observers[observer.id]?.removeAll { $0 === observer }
            if observers[observer.id]?.isEmpty == true { observers[observer.id] = nil }
        }
        observer.stop()
    }
}

// Sound: `token` is set once, as the object is registered; the rest are constants and thread-safe references.
/// One registration of an observer, for one name and object.
final class SelectorObserver: @unchecked Sendable {
    let id: ObjectIdentifier
    let target: MessageTarget
    fileprivate weak var center: NotificationCenter?
    fileprivate var token: (any NSObjectProtocol)?

    private let name: NSNotification.Name?
    private let object: ObjectIdentifier?

    fileprivate init(_ observer: Any, _ name: NSNotification.Name?, _ object: Any?, in center: NotificationCenter) {
        id = Self.id(of: observer)
        target = MessageTarget(observer)
        self.name = name
        self.object = object.map { ObjectIdentifier($0 as AnyObject) }
        self.center = center
    }

    static func id(of observer: Any) -> ObjectIdentifier {
        (observer as? AnyClass).map { ObjectIdentifier($0) } ?? ObjectIdentifier(observer as AnyObject)
    }

    /// Returns whether the registration matches. Nil matches every name or object.
    func isFor(_ name: NSNotification.Name?, _ object: Any?) -> Bool {
        (name == nil || name == self.name)
            && (object == nil || object.map { ObjectIdentifier($0 as AnyObject) } == self.object)
    }

    fileprivate func stop() {
        if let token { center?.removeObserver(token) }
        token = nil
    }
}
