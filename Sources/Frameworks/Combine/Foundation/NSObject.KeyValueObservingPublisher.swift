import Foundation
import ObjectiveCRuntime
import OpenCombine

extension NSObject {
    /// - Linux: works
    ///
    /// A publisher that sends the value of a property when it changes: of the properties that UIKit reports, and of
    /// those whose class calls `willChangeValue(for:)` and `didChangeValue(for:)`.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never

        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
            subscriber.receive(subscription: KeyValueSubscription(self, subscriber))
        }

        /// Sends nothing but that the property has changed.
        public func didChange() -> Publishers.Map<Self, Void> { map { _ in } }

        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// A publisher of the value of a property: the current one, unless the options leave it out, and each new one.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

private final class KeyValueSubscription<Subject: NSObject, Value>: SourceSubscription<Value> {
    private var observation: NSKeyValueObservation?

    init(
        _ publisher: NSObject.KeyValueObservingPublisher<Subject, Value>, _ downstream: some Subscriber<Value, Never>
    ) {
        super.init(downstream)
        let keyPath = publisher.keyPath
        var isInitial = publisher.options.contains(.initial)
        observation = publisher.object.observe(keyPath, options: publisher.options) { [weak self] object, _ in
            self?.send(object[keyPath: keyPath], isKept: isInitial)
            isInitial = false
        }
    }

    override func end() { observation?.invalidate() }

    override var description: String { "KVOSubscription" }
}
