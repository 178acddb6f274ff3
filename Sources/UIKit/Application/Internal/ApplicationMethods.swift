internal import RuntimeInspection

/// The methods of an application's delegate, all of them optional.
enum ApplicationMethods {
    static let willFinishLaunching = method(
        "application:willFinishLaunchingWithOptions:", "application(_:willFinishLaunchingWithOptions:)",
        LaunchToBool.self)
    static let didFinishLaunchingWithOptions = method(
        "application:didFinishLaunchingWithOptions:", "application(_:didFinishLaunchingWithOptions:)", LaunchToBool.self
    )
    static let didFinishLaunching = method(
        "applicationDidFinishLaunching:", "applicationDidFinishLaunching(_:)", ApplicationNotice.self)
    static let didBecomeActive = method(
        "applicationDidBecomeActive:", "applicationDidBecomeActive(_:)", ApplicationNotice.self)
    static let willResignActive = method(
        "applicationWillResignActive:", "applicationWillResignActive(_:)", ApplicationNotice.self)
    static let didEnterBackground = method(
        "applicationDidEnterBackground:", "applicationDidEnterBackground(_:)", ApplicationNotice.self)
    static let willEnterForeground = method(
        "applicationWillEnterForeground:", "applicationWillEnterForeground(_:)", ApplicationNotice.self)
    static let willTerminate = method(
        "applicationWillTerminate:", "applicationWillTerminate(_:)", ApplicationNotice.self)
    static let didReceiveMemoryWarning = method(
        "applicationDidReceiveMemoryWarning:", "applicationDidReceiveMemoryWarning(_:)", ApplicationNotice.self)
    static let openURL = method("application:openURL:options:", "application(_:open:options:)", OpenToBool.self)
    static let configuration = method(
        "application:configurationForConnectingSceneSession:options:",
        "application(_:configurationForConnecting:options:)", SessionToConfiguration.self)
    static let didDiscard = method(
        "application:didDiscardSceneSessions:", "application(_:didDiscardSceneSessions:)", SessionsNotice.self)

    static let all: [any ProtocolRequirement] = [
        willFinishLaunching, didFinishLaunchingWithOptions, didFinishLaunching, didBecomeActive, willResignActive,
        didEnterBackground, willEnterForeground, willTerminate, didReceiveMemoryWarning, openURL, configuration,
        didDiscard,
    ]

    private static func method<Call>(
        _ selector: String, _ name: String, _ call: Call.Type
    ) -> OptionalMethod<any UIApplicationDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UIApplicationDelegate.Type }
    }

    struct ApplicationNotice: DeclaredMethods.Call {
        typealias Function = (UIApplication) -> Void
        let call: Function
    }

    struct LaunchToBool: DeclaredMethods.Call {
        typealias Function = (UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool
        let call: Function
    }

    struct OpenToBool: DeclaredMethods.Call {
        typealias Function = (UIApplication, URL, [UIApplication.OpenURLOptionsKey: Any]) -> Bool
        let call: Function
    }

    struct SessionToConfiguration: DeclaredMethods.Call {
        typealias Function = (UIApplication, UISceneSession, UIScene.ConnectionOptions) -> UISceneConfiguration
        let call: Function
    }

    struct SessionsNotice: DeclaredMethods.Call {
        typealias Function = (UIApplication, Set<UISceneSession>) -> Void
        let call: Function
    }
}
