public import Dispatch
import Foundation
import Synchronization

/// A source of events about memory that becomes scarce. On Linux the system tells applications nothing of this kind: the
/// source has an event when UIKit sends a memory warning.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The events since the handler was called the last time.
    var data: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSourceMemoryPressure {
    public var data: DispatchSource.MemoryPressureEvent {
        let pending: UInt = (self as any DispatchSourceProtocol).data
        return DispatchSource.MemoryPressureEvent(rawValue: pending)
    }
}

extension DispatchSource: DispatchSourceMemoryPressure {
    /// How scarce memory is.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Memory is not scarce any more.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// Memory is scarce.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// The system is about to end programs.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Creates a source of events about memory, which is suspended at first.
    ///
    /// - Parameters:
    ///   - eventMask: the events that the source has.
    ///   - queue: where its handlers are called; nil for a global queue.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        MemoryPressure.source(for: eventMask, queue)
    }
}

/// Tells the sources about memory that a program has made.
package enum MemoryPressure {
    // Sound: sources of Dispatch are for all threads; the reference is read under the lock.
    private struct Listener: @unchecked Sendable {
        weak var source: DispatchSource?
        let mask: DispatchSource.MemoryPressureEvent
    }

    private static let listeners = Mutex<[Listener]>([])

    static func source(
        for mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?
    ) -> any DispatchSourceMemoryPressure {
        guard let source = DispatchSource.makeUserDataOrSource(queue: queue) as? DispatchSource else {
            preconditionFailure("a source of Dispatch is a DispatchSource")
        }
        listeners.withLock { [listener = Listener(source: source, mask: mask)] listeners in
            listeners.removeAll { $0.source == nil }
            listeners.append(listener)
        }
        return source
    }

    /// Gives an event to all sources that want it.
    package static func report(_ event: DispatchSource.MemoryPressureEvent) {
        let wanting = listeners.withLock { $0 }.filter { $0.mask.contains(event) }
        for listener in wanting { listener.source?.or(data: event.rawValue) }
    }
}
