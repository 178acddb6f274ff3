import CFoundationRuntime

/// The thread that started the program. The main run loop is its own. The main actor runs on another one in a program
/// with an asynchronous `main`, such as one of Swift Testing, and `Thread.isMainThread` is true there.
package enum FirstThread {
    package static var isCurrent: Bool { is_first_thread() }
}
