import CToolchainBets

/// The thread that started the program. The main run loop is its own. The main actor runs on another one in a program
/// with an asynchronous `main`, such as one of Swift Testing, and `Thread.isMainThread` is true there.
package enum FirstThread {
    package static var isCurrent: Bool { is_first_thread() }

    /// Whether running `RunLoop.main` here runs the jobs of the main queue. It does not inside of such a job, for example
    /// in an asynchronous test on the main actor: the queue runs one job at a time.
    package static var canRunMainQueue: Bool { can_run_main_queue() }
}
