internal import HostInterface

/// A file dialog of the driving viewer's browser. The chosen files are sent to this machine.
@MainActor
final class WebFileDialog: HostFileDialog {
    let id: UInt32
    let request: HostFileRequest
    private weak var host: WebHost?
    private let completion: @MainActor (HostFileAnswer) -> Void

    init(
        _ request: HostFileRequest, id: UInt32, host: WebHost, completion: @escaping @MainActor (HostFileAnswer) -> Void
    ) {
        (self.request, self.id, self.host, self.completion) = (request, id, host, completion)
    }

    func close() { host?.forget(self) }

    func answer(_ answer: HostFileAnswer) {
        guard host?.forget(self) == true else { return }
        completion(answer)
    }
}
