import Dispatch
import FrameworkAbsence

/// Reports that there is no Firebase, and calls back as it does.
package enum FirebaseAbsence {
    /// The description of the errors with which requests end.
    package static let explanation = "Linux has no Firebase, so its servers cannot be reached."

    /// Says so once in a run of the program.
    package static func report() {
        Absence.report(
            "Firebase", "the service", "requests end with the error of the network, and nothing is sent or stored")
    }

    /// Calls a block later on the queue on which Firebase calls back, and reports the absence.
    package static func later(on queue: DispatchQueue = .main, _ block: @escaping () -> Void) {
        report()
        // Sound: the block is called once, and nothing else has it then.
        nonisolated(unsafe) let block = block
        queue.async { block() }
    }
}
