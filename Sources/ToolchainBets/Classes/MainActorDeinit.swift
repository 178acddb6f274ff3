internal import CToolchainBets
import Dispatch
internal import Synchronization

/// Deinitializes the objects of main-actor classes on the main actor, on whichever thread they are released last.
///
/// UIKit promises this for views, view controllers, layers and gesture recognizers. `isolated deinit` cannot give it to
/// classes that applications subclass: next to it a subclass with a plain `deinit`, as iOS source has it, does not
/// compile in any language mode. So the class record gets a destructor that runs the class's own one at once on the
/// main queue and asynchronously on any other thread, which is what the compiler generates for `isolated deinit`.
/// A weak reference is nil as soon as the object has been released last; ``living(_:)`` gives the same to a reference
/// that is not weak.
package enum MainActorDeinit {
    /// Applies to all objects of the object's class from now on. Initializers of base classes call it for each new object;
    /// after the first one of a class it costs a comparison.
    ///
    /// An object that waits for its deinitialization has to be on the heap. An optimized build would put one that stays in
    /// a function into the frame of the function, and the frame may be gone by then.
    @inline(__always)
    package static func adopt<Object: AnyObject>(_ object: Object) {
        object_escapes(Unmanaged.passUnretained(object).toOpaque())
        let record = ClassMetadata(type(of: object))
        if let destructor, record.destructor != destructor { install(destructor, in: record) }
    }

    /// The object, unless it has been released last and waits for its deinitialization.
    ///
    /// For a reference that the object's deinitializer clears, where client code can get the object and keep it: a
    /// strong reference made in between would outlive the object.
    package static func living<Object: AnyObject>(_ object: Object?) -> Object? {
        guard let object else { return nil }
        let reference = Unmanaged.passUnretained(object)
        return swift_tryRetain(reference.toOpaque()) == nil ? nil : reference.takeRetainedValue()
    }

    /// False for an object that has been released last and waits for its deinitialization.
    package static func isLiving(_ object: AnyObject) -> Bool {
        !swift_isDeallocating(Unmanaged.passUnretained(object).toOpaque())
    }

    /// Whether objects are deinitialized on the main actor in this process.
    package static var isInEffect: Bool { destructor != nil }

    /// Nil where class records are not as known here: then objects are deinitialized where they are released.
    private static let destructor: UInt? = {
        guard ToolchainBet.destructors.isAllowed else { return nil }
        let destructor = UInt(bitPattern: released_object_destructor { MainActorDeinit.probeWasReleased($0!) })
        let probe = ClassMetadata(Probe.self)
        install(destructor, in: probe)
        Unmanaged.passRetained(Probe()).release()
        guard Probe.isHandled.load(ordering: .relaxed) else {
            probe.setDestructor(own.withLock { $0[UInt(bitPattern: probe.address)]! })
            return nil
        }
        DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
        return UInt(bitPattern: released_object_destructor { MainActorDeinit.released($0!) })
    }()

    /// An object of it is released to see whether the runtime calls what the class record was given.
    private final class Probe {
        static let isHandled = Atomic(false)
    }

    private static func probeWasReleased(_ object: UnsafeMutableRawPointer) {
        Probe.isHandled.store(true, ordering: .relaxed)
        end(object)
    }

    private static let isMainQueue = DispatchSpecificKey<Bool>()

    /// The destructors that the compiler generated, by class.
    private static let own = Mutex<[UInt: UInt]>([:])

    private static func install(_ destructor: UInt, in record: ClassMetadata) {
        let type = UInt(bitPattern: record.address)
        own.withLock {
            // Another thread may have been faster.
            guard $0[type] == nil else { return }
            $0[type] = record.destructor
            record.setDestructor(destructor)
        }
    }

    private static func released(_ object: UnsafeMutableRawPointer) {
        // Not `Thread.isMainThread`: in a process whose main thread has ended, as under Swift Testing, other threads serve
        // the main queue.
        if DispatchQueue.getSpecific(key: isMainQueue) == true { return end(object) }
        let address = UInt(bitPattern: object)
        DispatchQueue.main.async { end(UnsafeMutableRawPointer(bitPattern: address)!) }
    }

    private static func end(_ object: UnsafeMutableRawPointer) {
        let type = object.load(as: UInt.self)
        call_destructor(UnsafeRawPointer(bitPattern: own.withLock { $0[type]! }), object)
    }
}
