import FrameworkAbsence
import UIKit

/// Makes the panel that stands for a form of Siri.
@MainActor
enum ShortcutPanel {
    static func controller(_ part: String, onEnd: @escaping () -> Void) -> UIViewController {
        Absence.report("IntentsUI", part, "a panel is shown instead")
        let panel = AbsencePanel(symbolName: "mic", title: "Siri", message: "There is no Siri on this desktop.")
        return UINavigationController(
            rootViewController: AbsenceViewController(panel: panel, title: "Siri", onEnd: onEnd))
    }
}
