import Testing
import UIKitTestDriver

@testable import UIKit

/// Quick actions of the home screen: who is told, when, and what the next run still knows.
@MainActor @Suite(.serialized) struct QuickActionTests {
    private let search = UIApplicationShortcutItem(type: "search", localizedTitle: "Search")

    init() {
        ApplicationRun.current?.end()
        Calls.all = []
        Calls.launchIsHandled = false
    }

    @Test func aLaunchWithAnActionPerformsItBeforeTheApplicationIsActive() throws {
        _ = try TestApplication(delegate: PlainDelegate.self, shortcutItem: search)
        #expect(Calls.all == ["willFinish search", "didFinish search", "perform search", "active"])
    }

    @Test func aLaunchThatHandlesTheActionItselfDoesNotPerformItAgain() throws {
        Calls.launchIsHandled = true
        _ = try TestApplication(delegate: PlainDelegate.self, shortcutItem: search)
        #expect(Calls.all == ["willFinish search", "didFinish search", "active"])
    }

    @Test func aLaunchWithoutAnActionHasNoOptions() throws {
        _ = try TestApplication(delegate: PlainDelegate.self)
        #expect(Calls.all == ["willFinish nothing", "didFinish nothing", "active"])
    }

    @Test func aSceneConnectsWithTheActionOfTheLaunchAndIsNotAskedToPerformIt() throws {
        _ = try TestApplication(delegate: ScenesDelegate.self, shortcutItem: search)
        #expect(Calls.all == ["didFinish search", "configure search", "connect search", "scene active"])
    }

    @Test func theRunningApplicationPerformsAnAction() throws {
        let app = try TestApplication(delegate: PlainDelegate.self)
        Calls.all = []
        #expect(app.performQuickAction(search) == true)
        #expect(app.performQuickAction(UIApplicationShortcutItem(type: "other", localizedTitle: "Other")) == false)
        #expect(Calls.all == ["perform search", "perform other"])
    }

    @Test func anActionBringsTheApplicationToTheForegroundFirst() throws {
        let app = try TestApplication(delegate: PlainDelegate.self)
        app.setActive(false)
        app.enterBackground()
        Calls.all = []
        app.performQuickAction(search)
        #expect(Calls.all == ["foreground", "perform search", "active"])
    }

    @Test func aConnectedSceneIsAskedInPlaceOfTheApplication() throws {
        let app = try TestApplication(delegate: ScenesDelegate.self)
        Calls.all = []
        #expect(app.performQuickAction(search) == true)
        #expect(Calls.all == ["scene performs search"])
    }

    @Test func aDelegateWithoutTheMethodPerformsNothing() throws {
        let app = try TestApplication(showing: UIViewController())
        #expect(app.performQuickAction(search) == nil)
    }

    @Test func registeredActionsLastToTheNextRun() throws {
        let app = try TestApplication(delegate: PlainDelegate.self)
        #expect(app.application.shortcutItems == nil)
        let item = UIApplicationShortcutItem(
            type: "read", localizedTitle: "Read", localizedSubtitle: "The last book",
            icon: UIApplicationShortcutIcon(type: .bookmark),
            userInfo: ["page": 12 as NSNumber, "of": "Book" as NSString])
        app.application.shortcutItems = [item]
        Calls.all = []
        let next = try app.relaunched(shortcut: "read")
        #expect(Calls.all.contains("perform read"))
        #expect(next.application.shortcutItems == [item])
        next.application.shortcutItems = nil
        #expect(try next.relaunched().quickActions.isEmpty)
    }

    @Test func whatIsRegisteredIsACopy() throws {
        let app = try TestApplication(delegate: PlainDelegate.self)
        let item = UIMutableApplicationShortcutItem(type: "read", localizedTitle: "Read")
        app.application.shortcutItems = [item]
        item.localizedTitle = "Write"
        #expect(app.application.shortcutItems?.map(\.localizedTitle) == ["Read"])
        #expect(try app.performQuickAction(ofType: "read") == true)
        #expect(throws: DriverError.self) { try app.performQuickAction(ofType: "write") }
    }

    @Test func theInfoPlistDeclaresActions() throws {
        let manifest = ApplicationManifest(
            [
                "UIApplicationShortcutItems": [
                    [
                        "UIApplicationShortcutItemType": "org.example.find", "UIApplicationShortcutItemTitle": "Find",
                        "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeSearch",
                        "UIApplicationShortcutItemUserInfo": ["place": "here"],
                    ],
                    ["UIApplicationShortcutItemTitle": "Without a type"],
                ]
            ], module: "Trees")
        let item = try #require(manifest.shortcutItems.first)
        #expect(manifest.shortcutItems.count == 1)
        #expect(item.type == "org.example.find" && item.localizedTitle == "Find" && item.localizedSubtitle == nil)
        #expect(item.icon == UIApplicationShortcutIcon(type: .search))
        #expect(item.userInfo?["place"] as? NSString == "here")
    }

    @Test func aMutableCopyChangesAlone() throws {
        let changed = try #require(search.mutableCopy() as? UIMutableApplicationShortcutItem)
        #expect(changed == search)
        changed.icon = UIApplicationShortcutIcon(systemImageName: "star")
        changed.localizedSubtitle = "everywhere"
        #expect(changed != search && search.icon == nil)
        let copy = try #require(changed.copy() as? UIApplicationShortcutItem)
        #expect(!(copy is UIMutableApplicationShortcutItem) && copy == changed)
    }

    @Test func whatNoPropertyListCanHoldIsRefused() throws {
        let item = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A")
        _ = try expectException(named: .invalidArgumentException) { item.userInfo = ["colour": UIColor.red] }
    }
}

@MainActor
private enum Calls {
    static var all: [String] = []
    static var launchIsHandled = false

    static func type(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> String {
        options.map { ($0[.shortcutItem] as? UIApplicationShortcutItem)?.type ?? "no item" } ?? "nothing"
    }
}

@MainActor
private final class PlainDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Calls.all.append("willFinish \(Calls.type(launchOptions))")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Calls.all.append("didFinish \(Calls.type(launchOptions))")
        return !Calls.launchIsHandled
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Calls.all.append("perform \(shortcutItem.type)")
        completionHandler(shortcutItem.type != "other")
    }

    func applicationWillEnterForeground(_ application: UIApplication) { Calls.all.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { Calls.all.append("active") }
}

@MainActor
private final class ScenesDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Calls.all.append("didFinish \(Calls.type(launchOptions))")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        Calls.all.append("configure \(options.shortcutItem?.type ?? "")")
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = ActionSceneDelegate.self
        return configuration
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Calls.all.append("perform \(shortcutItem.type)")
    }
}

@MainActor
private final class ActionSceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Calls.all.append("connect \(connectionOptions.shortcutItem?.type ?? "")")
    }

    func sceneDidBecomeActive(_ scene: UIScene) { Calls.all.append("scene active") }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Calls.all.append("scene performs \(shortcutItem.type)")
        completionHandler(true)
    }

    @Test func whatAnActionIsAboutIsPartOfItsValue() {
        let item = UIMutableApplicationShortcutItem(type: "open", localizedTitle: "Open")
        #expect(item.targetContentIdentifier == nil)
        item.targetContentIdentifier = "note"
        let copy = item.copy() as? UIApplicationShortcutItem
        #expect(copy?.targetContentIdentifier as? String == "note" && copy?.isEqual(item) == true)
        item.targetContentIdentifier = "list"
        #expect(copy?.isEqual(item) == false)
    }
}
