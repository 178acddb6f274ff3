import Foundation

/// Finds the class of a scene's delegate: the one in the configuration, otherwise the class named `SceneDelegate` in
/// the application delegate's module, which is the name that Xcode's templates put into the scene manifest.
@MainActor
struct SceneDelegateClass {
    private let found: NSObject.Type?

    init(_ configuration: UISceneConfiguration, of delegate: (any UIApplicationDelegate)?) {
        if let named = configuration.delegateClass {
            found = named is any UISceneDelegate.Type ? named as? NSObject.Type : nil
            if found == nil {
                Trestle.raise(
                    .internalInconsistencyException,  // unverified
                    "UISceneConfiguration.delegateClass: \(named) is no NSObject that conforms to UISceneDelegate")
            }
        } else {
            let module = delegate.map { String(reflecting: type(of: $0)).prefix { $0 != "." } } ?? ""
            found = NSClassFromString("\(module).SceneDelegate") as? NSObject.Type
        }
    }

    func instance() -> (any UISceneDelegate)? {
        found?.newObject() as? any UISceneDelegate
    }
}
