import Foundation
internal import InspectionSocket
import UIKit

/// Lets `trestle inspect PID` look into the application: listens on a socket that only the user can open, and answers
/// between two pieces of work of the main queue.
///
/// UIKit finds this class by its name (``ApplicationInspector``), so that programs that do not link the product Inspector
/// have nothing of it.
@MainActor
package final class InspectorServer: ApplicationInspector {
    private let listener: InspectionListener

    package init(environment: [String: String]) throws {
        let path = InspectionSocketPath.path(
            ofProcess: ProcessInfo.processInfo.processIdentifier, environment: environment)
        listener = try InspectionListener(path: path) { request in
            DispatchQueue.main.sync { MainActor.assumeIsolated { Self.answer(to: request) } }
        }
    }

    package func end() { listener.close() }

    private static func answer(to request: String) -> String {
        do {
            return try InspectionRequest(json: Data(request.utf8)).answer(for: Trestle.shownWindows)
        } catch {
            return "the request cannot be read: \(error)"
        }
    }
}
