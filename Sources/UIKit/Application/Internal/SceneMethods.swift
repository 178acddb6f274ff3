internal import RuntimeInspection

/// The methods of a scene's delegate, all of them optional.
enum SceneMethods {
    static let willConnect = method(
        "scene:willConnectToSession:options:", "scene(_:willConnectTo:options:)", ConnectNotice.self)
    static let didDisconnect = method("sceneDidDisconnect:", "sceneDidDisconnect(_:)", SceneNotice.self)
    static let didBecomeActive = method("sceneDidBecomeActive:", "sceneDidBecomeActive(_:)", SceneNotice.self)
    static let willResignActive = method("sceneWillResignActive:", "sceneWillResignActive(_:)", SceneNotice.self)
    static let willEnterForeground = method(
        "sceneWillEnterForeground:", "sceneWillEnterForeground(_:)", SceneNotice.self)
    static let didEnterBackground = method("sceneDidEnterBackground:", "sceneDidEnterBackground(_:)", SceneNotice.self)
    static let openURLContexts = method("scene:openURLContexts:", "scene(_:openURLContexts:)", OpenNotice.self)
    static let willContinue = method(
        "scene:willContinueUserActivityWithType:", "scene(_:willContinueUserActivityWithType:)", TypeNotice.self)
    static let continueActivity = method("scene:continueUserActivity:", "scene(_:continue:)", ActivityNotice.self)

    static let all: [any ProtocolRequirement] = [
        willConnect, didDisconnect, didBecomeActive, willResignActive, willEnterForeground, didEnterBackground,
        openURLContexts, willContinue, continueActivity,
    ]

    private static func method<Call>(
        _ selector: String, _ name: String, _ call: Call.Type
    ) -> OptionalMethod<any UISceneDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UISceneDelegate.Type }
    }

    struct SceneNotice: DeclaredMethods.Call {
        typealias Function = (UIScene) -> Void
        let call: Function
    }

    struct ConnectNotice: DeclaredMethods.Call {
        typealias Function = (UIScene, UISceneSession, UIScene.ConnectionOptions) -> Void
        let call: Function
    }

    struct OpenNotice: DeclaredMethods.Call {
        typealias Function = (UIScene, Set<UIOpenURLContext>) -> Void
        let call: Function
    }

    struct TypeNotice: DeclaredMethods.Call {
        typealias Function = (UIScene, String) -> Void
        let call: Function
    }

    struct ActivityNotice: DeclaredMethods.Call {
        typealias Function = (UIScene, NSUserActivity) -> Void
        let call: Function
    }
}
