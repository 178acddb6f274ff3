import Synchronization

/// A value of client code on its way from one thread to another, which can be taken once.
///
/// Only one thread has the value: the one that gives it, then the one that takes it. That the giver does not use it any
/// more is the client's promise: Apple's interface does not say `sending`, so that the compiler cannot check it.
package final class Handover<Value>: Sendable {
    // Sound: the promise above, and only one thread gets the value from the mutex.
    private struct Held: @unchecked Sendable {
        let value: Value
    }

    private let held: Mutex<Held?>

    package init(_ value: Value) { held = Mutex(Held(value: value)) }

    /// Traps if the value was taken before.
    package func take() -> Value {
        guard let taken = held.withLock({ $0.take() }) else { preconditionFailure("A value was taken twice.") }
        return taken.value
    }
}

/// A value of client code that is called or passed on where it is asked for, on any thread and any number of times.
// Sound: the value is a constant. Apple's interface shares such values between threads without `@Sendable`: that they
// bear it is the promise of the client that registers them.
package struct SharedByClient<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
