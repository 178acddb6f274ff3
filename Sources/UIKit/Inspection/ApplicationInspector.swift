import Foundation

/// Looks into a running application. It is in a module of its own, which programs link that want it, and is found by the
/// name of its class.
@MainActor
package protocol ApplicationInspector: AnyObject {
    /// Answers ``InspectionRequest``s of `trestle inspect` from now on. Throws if it cannot.
    init(environment: [String: String]) throws

    /// Ends it with the application.
    func end()
}

/// Starts the inspector if the environment variable `TRESTLE_INSPECT` asks for it.
@MainActor
enum InspectorStart {
    static func inspector(environment: [String: String]) -> (any ApplicationInspector)? {
        guard let wish = environment["TRESTLE_INSPECT"], !["", "0"].contains(wish) else { return nil }
        guard let type = _typeByName("9Inspector0A6ServerC") as? any ApplicationInspector.Type else {
            ConsoleLog.message(
                """
                TRESTLE_INSPECT needs the product Inspector, which this program is not linked with. Name it in the \
                dependencies of the program's target: .product(name: "Inspector", package: "trestle").
                """)
            return nil
        }
        do {
            let inspector = try type.init(environment: environment)
            InspectionRecord.isOn = true
            return inspector
        } catch {
            ConsoleLog.message("TRESTLE_INSPECT: \(error)")
            return nil
        }
    }
}
