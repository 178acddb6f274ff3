import Dispatch

/// Runs what waits for the end of a turn of the run loop. A turn ends with a frame, when the main queue runs its next
/// block, and with the application.
@MainActor
package enum RunLoopTurn {
    private static var jobs: [@MainActor () -> Void] = []

    package static func atEnd(_ job: @escaping @MainActor () -> Void) {
        if jobs.isEmpty {
            DispatchQueue.main.async { MainActor.assumeIsolated { end() } }
        }
        jobs.append(job)
    }

    /// Ends the turn. Jobs that the jobs add belong to the next one.
    package static func end() {
        let due = jobs
        jobs = []
        for job in due { job() }
    }
}
