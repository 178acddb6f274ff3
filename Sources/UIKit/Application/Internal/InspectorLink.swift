import Foundation

/// The inspector of an application. Owned by ``ApplicationRun``; nothing of it is made before somebody asks.
@MainActor
final class InspectorLink {
    private var inspector: (any ApplicationInspector)?

    /// Whether the program is linked with the product Inspector.
    static var isLinked: Bool { type != nil }

    private static var type: (any ApplicationInspector.Type)? {
        _typeByName("9Inspector0A5PanelC") as? any ApplicationInspector.Type
    }

    /// Begins what the environment variable `TRESTLE_INSPECT` asks for: `1` listens to `trestle inspect`, and `panel` shows
    /// the panel too.
    func start(environment: [String: String], in scene: UIWindowScene?) {
        guard let wish = environment["TRESTLE_INSPECT"], !["", "0"].contains(wish) else { return }
        guard let inspector = made() else {
            return ConsoleLog.message(
                """
                TRESTLE_INSPECT needs the product Inspector, which this program is not linked with. Name it in the \
                dependencies of the program's target: .product(name: "Inspector", package: "trestle").
                """)
        }
        do { try inspector.listen(environment: environment) } catch { ConsoleLog.message("TRESTLE_INSPECT: \(error)") }
        if wish == "panel", let scene { inspector.toggle(in: scene) }
    }

    func toggle(in scene: UIWindowScene) { made()?.toggle(in: scene) }

    func end() {
        inspector?.end()
        inspector = nil
    }

    /// Returns the inspector, for which UIKit begins to note what an inspection cannot find out afterwards.
    private func made() -> (any ApplicationInspector)? {
        if let inspector { return inspector }
        inspector = Self.type?.init()
        if inspector != nil { InspectionRecord.isOn = true }
        return inspector
    }
}
