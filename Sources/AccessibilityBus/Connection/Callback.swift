import Foundation

/// A closure as the context of GIO's callbacks, which come on the main queue.
@MainActor
final class Callback<Value> {
    private let body: @MainActor (Value) -> Void

    init(_ body: @escaping @MainActor (Value) -> Void) {
        self.body = body
    }

    /// The pointer owns a reference.
    var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// Calls the closure.
    ///
    /// - Parameter isLast: whether GIO forgets the context.
    static func call(_ context: UnsafeMutableRawPointer?, _ value: Value, isLast: Bool) {
        guard let context else { return }
        let object = Unmanaged<Callback>.fromOpaque(context)
        let callback = isLast ? object.takeRetainedValue() : object.takeUnretainedValue()
        callback.body(value)
    }

    nonisolated static func release(_ context: UnsafeMutableRawPointer?) {
        if let context { Unmanaged<Callback>.fromOpaque(context).release() }
    }
}
