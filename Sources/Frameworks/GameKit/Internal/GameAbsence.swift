import FrameworkAbsence
import UIKit

/// Reports that there is no Game Center, and makes the errors that say so.
enum GameAbsence {
    /// The error with which every request ends.
    static var error: GKError {
        Absence.report("GameKit", "Game Center", "no player is authenticated")
        return GKError(.notAuthenticated, userInfo: [NSLocalizedDescriptionKey: "Linux has no Game Center."])
    }

    /// Calls the handler on the main queue.
    static func refuse(_ handler: (@Sendable ((any Error)?) -> Void)?) {
        let error = error
        guard let handler else { return }
        DispatchQueue.main.async { handler(error) }
    }

    /// Calls the handler on the main queue.
    static func refuse<Value>(_ handler: (@Sendable (Value?, (any Error)?) -> Void)?) {
        let error = error
        guard let handler else { return }
        DispatchQueue.main.async { handler(nil, error) }
    }

    @MainActor static func makePanel() -> AbsencePanel {
        AbsencePanel(symbolName: "gamecontroller", title: "Game Center", message: "Linux has no Game Center.")
    }
}
