import FrameworkAbsence
import UIKit

/// The panel that stands for a view of SwiftUI.
@MainActor enum HostingPanel {
    /// What a panel needs where nothing else says how large the view is: room for its symbol, title and two lines.
    static let size = CGSize(width: 320, height: 140)

    static func make(for type: Any.Type) -> UIView {
        Absence.report("SwiftUI", "what draws views", "a panel is shown in place of each")
        return AbsencePanel(symbolName: "rectangle.dashed", title: "SwiftUI", message: message(for: type))
    }

    /// Names views that applications write; what builders and modifiers make has a long name, or none of its own.
    private static func message(for type: Any.Type) -> String {
        let isOfSystem = String(reflecting: type).hasPrefix("SwiftUIDeclarations.")
        guard !isOfSystem else { return "A view of SwiftUI is not drawn on Linux." }
        return "\(type) is a view of SwiftUI, which is not drawn on Linux."
    }
}
