package import HostInterface

/// A file dialog that a test answers.
@MainActor
package final class HeadlessFileDialog: HostFileDialog {
    package let request: HostFileRequest
    private weak var host: HeadlessHost?
    private let completion: @MainActor (HostFileAnswer) -> Void

    init(
        _ request: HostFileRequest, host: HeadlessHost, completion: @escaping @MainActor (HostFileAnswer) -> Void
    ) {
        (self.request, self.host, self.completion) = (request, host, completion)
    }

    package func close() { host?.forget(self) }

    /// Closes the dialog with an answer.
    package func answer(_ answer: HostFileAnswer) {
        guard host?.forget(self) == true else { return }
        completion(answer)
    }

    /// Gives an answer that was on its way when the dialog was closed.
    package func answerLate(_ answer: HostFileAnswer) { completion(answer) }
}
