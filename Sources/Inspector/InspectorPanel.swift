import Foundation
internal import InspectionSocket
import UIKit

/// The inspector of an application: a panel in its window, and a socket for `trestle inspect`.
///
/// UIKit finds this class by its name (``ApplicationInspector``), so that programs that do not link the product Inspector
/// have nothing of it. Neither panel nor socket are there before somebody asks for them.
@MainActor
package final class InspectorPanel: ApplicationInspector {
    private var listener: InspectionListener?
    private var window: InspectorWindow?
    /// The key window before the panel was shown.
    private weak var formerKeyWindow: UIWindow?

    package init() {}

    package func listen(environment: [String: String]) throws {
        guard listener == nil else { return }
        let path = InspectionSocketPath.path(
            ofProcess: ProcessInfo.processInfo.processIdentifier, environment: environment)
        listener = try InspectionListener(path: path) { request in
            DispatchQueue.main.sync { MainActor.assumeIsolated { Self.answer(to: request) } }
        }
    }

    package func toggle(in scene: UIWindowScene) {
        if window != nil { return hide() }
        formerKeyWindow = scene.windows.last(where: \.isKeyWindow)
        window = InspectorWindow(scene: scene)
    }

    package func end() {
        listener?.close()
        listener = nil
        hide()
    }

    private func hide() {
        guard let window else { return }
        self.window = nil
        window.endEditing(true)
        window.isHidden = true
        formerKeyWindow?.makeKey()
    }

    private static func answer(to request: String) -> String {
        do {
            return try InspectionRequest(json: Data(request.utf8)).answer(for: Trestle.shownWindows)
        } catch {
            return "the request cannot be read: \(error)"
        }
    }
}
