/// Looks into the application in which it is. It is in a module of its own, which programs link that want it, and is found
/// by the name of its class.
@MainActor
package protocol ApplicationInspector: AnyObject {
    init()

    /// Answers ``InspectionRequest``s of `trestle inspect` from now on. Throws if it cannot.
    func listen(environment: [String: String]) throws

    /// Shows the panel in a scene, or hides it.
    func toggle(in scene: UIWindowScene)

    /// Ends it with the application.
    func end()
}

/// A window of an inspector, at which no inspection looks.
@MainActor
package protocol InspectorsWindow: UIWindow {}
