import Foundation

extension ApplicationManifest {
    /// Returns the configuration of the first scene with a role; nil without a scene manifest.
    func configuration(for role: UISceneSession.Role) -> UISceneConfiguration? {
        guard scenes != nil else { return nil }
        let scene = scene(named: nil, role: role)
        let configuration = UISceneConfiguration(name: scene?.name, sessionRole: role)
        // One with a name has been completed.
        if let scene, scene.name == nil { complete(configuration, with: scene) }
        return configuration
    }

    /// Gives a configuration what the manifest says about the scene with its name. A name that is not there is reported,
    /// if there is a manifest.
    func complete(_ configuration: UISceneConfiguration, named name: String) {
        guard scenes != nil else { return }
        guard let scene = scene(named: name, role: configuration.role) else {
            return ConsoleLog.message(
                "Info.plist contained no UIScene configuration dictionary (looking for configuration named \"\(name)\")"
            )
        }
        complete(configuration, with: scene)
    }

    private func complete(_ configuration: UISceneConfiguration, with scene: Scene) {
        if let name = scene.delegateClass {
            configuration.delegateClass = NSClassFromString(name)
            if configuration.delegateClass == nil {
                ConsoleLog.message(
                    "Info.plist configuration \"\(scene.name ?? "(no name)")\" for \(scene.role.rawValue) contained UISceneDelegateClassName key, but could not load class with name \"\(name)\"."
                )
            }
        }
        configuration.storyboard = scene.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
    }
}
