internal import ToolchainBets

// Sound: nothing changes after the initializer, and the action runs where its caller is.
/// A typed method of an object that is held weakly, called on the thread of the caller.
package final class WeakMessage<Target: AnyObject, Argument>: @unchecked Sendable {
    private weak var target: Target?
    private let action: @MainActor (Target) -> @MainActor (Argument) -> Void

    package init(target: Target, action: @escaping @MainActor (Target) -> @MainActor (Argument) -> Void) {
        self.target = target
        self.action = action
    }

    /// Calls the method. Returns false when the target was released.
    @discardableResult
    package func send(_ argument: Argument) -> Bool {
        guard let target else { return false }
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let argument = argument
        onCallingThread { action(target)(argument) }
        return true
    }
}
