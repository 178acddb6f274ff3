internal import HostInterface
import Foundation

/// A file dialog of the desktop, as the application sees it.
@MainActor
final class SDLFileDialog: HostFileDialog {
    private let portal: PortalFileDialog
    private var isClosed = false

    /// Opens the dialog. `completion` is called later, unless the dialog is closed before.
    init(_ request: HostFileRequest, completion: @escaping @MainActor (HostFileAnswer) -> Void) {
        portal = PortalFileDialog(request, environment: ProcessInfo.processInfo.environment)
        portal.start { answer in
            // The dialog may be closed before the main queue comes to the answer.
            DispatchQueue.main.async { MainActor.assumeIsolated { if !self.isClosed { completion(answer) } } }
        }
    }

    func close() {
        isClosed = true
        portal.stop()
    }
}
