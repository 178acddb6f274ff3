import Synchronization
import Testing

@testable import UIKit
@testable import UIKitTestDriver

/// The state of an application without scenes: who is called, and what comes back.
@MainActor @Suite(.serialized) struct ApplicationRestorationTests {
    init() {
        ApplicationRun.current?.end()
        Record.calls = []
        RestoringDelegate.savesState = true
        RestoringDelegate.restoresState = true
    }

    private func app(_ delegate: RestoringDelegate.Type = RestoringDelegate.self) throws -> TestApplication {
        try TestApplication(delegate: delegate, size: CGSize(width: 320, height: 480), scale: 1)
    }

    private func log(_ body: () throws -> Void) rethrows -> [String] {
        let lines = Mutex<[String]>([])
        try ConsoleLog.listening(to: { line in lines.withLock { $0.append(line) } }, during: body)
        return lines.withLock { $0 }
    }

    @Test func theStateIsSavedAfterTheApplicationEnteredTheBackground() throws {
        let app = try app()
        app.navigation.pushViewController(DetailController.make("text"), animated: false)
        app.frame()
        Record.calls = []
        app.enterBackground()
        #expect(
            Record.calls == ["didEnterBackground", "shouldSave", "willEncode", "encode detail", "encode list"])
    }

    @Test func theStateIsRestoredBetweenTheTwoCallsOfTheLaunch() throws {
        let app = try app()
        app.navigation.pushViewController(DetailController.make("text"), animated: false)
        app.end()
        Record.calls = []
        _ = try app.relaunched()
        #expect(
            Record.calls == [
                "willFinishLaunching", "shouldRestore", "create navigation/detail", "asked for navigation",
                "asked for navigation/list", "decode detail", "decode list", "didDecode 42 detail", "finished detail",
                "finished list", "didFinishLaunching",
            ])
    }

    // Seeds 241.
    @Test func theStackOfANavigationControllerIsRestored() throws {
        let app = try app()
        app.navigation.pushViewController(DetailController.make("one"), animated: false)
        app.navigation.pushViewController(DetailController.make("two"), animated: false)
        let second = try app.relaunched()
        let notes = second.navigation.viewControllers.map { ($0 as? NoteController)?.note }
        #expect(notes == ["new", "one", "two"])
        #expect(second.navigation.topViewController?.viewIfLoaded?.window != nil)
    }

    @Test func whatIsAboveAControllerThatIsNotSavedIsNotRestored() throws {
        let app = try app()
        app.navigation.pushViewController(UIViewController(), animated: false)
        app.navigation.pushViewController(DetailController.make("two"), animated: false)
        let second = try app.relaunched()
        #expect(second.navigation.viewControllers.count == 1)
    }

    @Test func nothingIsSavedIfTheDelegateDoesNotWantIt() throws {
        let app = try app()
        app.enterBackground()
        #expect(app.state.files.keys.contains("interface"))
        app.enterForeground()
        RestoringDelegate.savesState = false
        app.enterBackground()
        #expect(app.state.files.isEmpty)
    }

    @Test func aDelegateThatDoesNotImplementTheMethodsSavesNothing() throws {
        final class Plain: NSObject, UIApplicationDelegate {
            var window: UIWindow?
            func applicationDidFinishLaunching(_ application: UIApplication) {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = NoteController("root")
                window?.makeKeyAndVisible()
            }
        }
        let app = try TestApplication(delegate: Plain.self)
        app.end()
        #expect(app.state.files.isEmpty && Record.calls.isEmpty)
    }

    @Test func nothingIsRestoredIfTheDelegateDoesNotWantIt() throws {
        let app = try app()
        app.navigation.pushViewController(DetailController.make("one"), animated: false)
        app.end()
        RestoringDelegate.restoresState = false
        let second = try app.relaunched()
        #expect(second.navigation.viewControllers.count == 1)
        #expect(second.state.files.keys.sorted() == ["interface"])
    }

    @Test func theOlderMethodsCountWithoutTheNewOnes() throws {
        final class Older: NSObject, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = NoteController("root", note: "new")
                window?.makeKeyAndVisible()
                return true
            }
            func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
                true
            }
        }
        let app = try TestApplication(delegate: Older.self)
        (app.rootViewController as? NoteController)?.note = "kept"
        let second = try app.relaunched()
        #expect((second.rootViewController as? NoteController)?.note == "kept")
    }

    @Test func aDamagedFileIsDroppedWithOneLine() throws {
        let app = try app()
        app.navigation.pushViewController(DetailController.make("one"), animated: false)
        app.end()
        app.state.files["interface"]?[40] ^= 1
        var second: TestApplication?
        let lines = try log { second = try app.relaunched() }
        #expect(lines == ["The saved state \"interface\" is dropped: its checksum is wrong"])
        #expect(second?.navigation.viewControllers.count == 1)
        #expect(second?.state.files["interface"] == nil)
    }

    @Test func aStateThatEndedTheApplicationIsDroppedAtTheNextLaunch() throws {
        let app = try app()
        app.navigation.pushViewController(DetailController.make("one"), animated: false)
        app.end()
        app.markAsRestoring()
        var second: TestApplication?
        let lines = try log { second = try app.relaunched() }
        #expect(lines == ["The saved state is dropped: the application ended while it was restored."])
        #expect(second?.navigation.viewControllers.count == 1 && second?.state.files.isEmpty == true)
    }

    @Test func theMarkOfARestorationEndsWithTheFirstLayoutOrTheLastExtension() throws {
        final class Extending: RestoringDelegate {
            override func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
                application.extendStateRestoration()
            }
        }
        let plain = try app().relaunched()
        #expect(plain.state.data(named: "restoring") == nil)
        let extended = try app(Extending.self).relaunched()
        #expect(extended.state.data(named: "restoring") != nil)
        extended.application.completeStateRestoration()
        #expect(extended.state.data(named: "restoring") == nil)
    }

    @Test func aPresentedControllerIsPresentedAgain() throws {
        let app = try app()
        app.navigation.present(DetailController.make("sheet"), animated: false)
        app.frame()
        let second = try app.relaunched()
        #expect((second.navigation.presentedViewController as? NoteController)?.note == "sheet")
        #expect(second.navigation.presentedViewController?.view.window != nil)
    }

    @Test func theSelectedTabIsSelectedAgainAndTheOthersKeepTheirState() throws {
        final class Tabs: RestoringDelegate {
            override func makeRoot() -> UIViewController {
                let tabs = UITabBarController()
                tabs.restorationIdentifier = "tabs"
                tabs.viewControllers = ["a", "b", "c"].map { NoteController($0, note: "new") }
                return tabs
            }
        }
        let app = try app(Tabs.self)
        let tabs = try #require(app.rootViewController as? UITabBarController)
        (tabs.viewControllers?[0] as? NoteController)?.note = "first"
        tabs.selectedIndex = 2
        let second = try app.relaunched()
        let again = try #require(second.rootViewController as? UITabBarController)
        #expect(again.selectedIndex == 2)
        #expect((again.viewControllers?[0] as? NoteController)?.note == "first")
    }

    @Test func aControllerMayBeCreatedByTheDelegate() throws {
        final class Creating: RestoringDelegate {
            override func application(
                _ application: UIApplication,
                viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
            ) -> UIViewController? {
                guard identifierComponents.last == "made" else { return nil }
                return NoteController("made", note: coder.decodeObject(forKey: "note") as? String ?? "")
            }
        }
        let app = try app(Creating.self)
        app.navigation.pushViewController(NoteController("made", note: "seen"), animated: false)
        let top = try app.relaunched().navigation.topViewController as? NoteController
        #expect(top?.restorationIdentifier == "made" && top?.note == "seen")
    }

    @Test func aRestorationClassThatReturnsNilEndsTheSearch() throws {
        final class Refusing: UIViewController, UIViewControllerRestoration {
            static func viewController(
                withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
            ) -> UIViewController? { nil }
        }
        let app = try app()
        let refusing = Refusing()
        refusing.restorationIdentifier = "refusing"
        refusing.restorationClass = Refusing.self
        app.navigation.pushViewController(refusing, animated: false)
        app.end()
        Record.calls = []
        let second = try app.relaunched()
        #expect(second.navigation.viewControllers.count == 1)
        #expect(!Record.calls.contains("asked for navigation/refusing"))
    }

    @Test func registeredObjectsSaveTheirState() throws {
        final class Model: NSObject, UIStateRestoring {
            var value = 0
            func encodeRestorableState(with coder: NSCoder) { coder.encode(value, forKey: "value") }
            func decodeRestorableState(with coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
            func applicationFinishedRestoringState() { Record.calls.append("model finished") }
        }
        let model = Model()
        UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
        let app = try app()
        model.value = 7
        app.end()
        model.value = 0
        Record.calls = []
        _ = try app.relaunched()
        #expect(model.value == 7 && Record.calls.contains("model finished"))
    }

    @Test func theCoderHasTheTimeAndTheSystemOfTheSavedState() throws {
        final class Asking: RestoringDelegate {
            static var found: [Any?] = []
            override func application(
                _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
            ) -> Bool {
                Self.found = [
                    coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey) as? Date,
                    coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationSystemVersionKey),
                    coder.decodeObject(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey) as? Int,
                ]
                return true
            }
        }
        _ = try app(Asking.self).relaunched()
        let time = try #require(Asking.found[0] as? Date)
        #expect(abs(time.timeIntervalSinceNow) < 600)
        #expect(Asking.found[1] as? NSString == NSString(string: UIDevice.current.systemVersion))
        #expect(Asking.found[2] as? Int == UIDevice.current.userInterfaceIdiom.rawValue)
    }

    @Test func valuesOfEveryKindComeBackAndMissingOnesAreNil() throws {
        final class Values: NoteController {
            static var found: [String] = []
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                coder.encode(IndexPath(row: 3, section: 1), forKey: "path")
                coder.encode([IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], forKey: "paths")
                coder.encode(true, forKey: "flag")
                coder.encode(1.5, forKey: "number")
                coder.encode(["a": 1], forKey: "table")
                coder.encode(UIColor.red, forKey: "color")
                coder.encode(navigationController, forKey: "container")
                coder.encode(UIViewController(), forKey: "unsaved")
            }
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                let container = coder.decodeObject(forKey: "container") as? UIViewController
                Self.found = [
                    "\(coder.decodeObject(forKey: "missing") == nil)",
                    "\(coder.decodeObject(of: NSString.self, forKey: "missing") == nil)",
                    "\(coder.decodeObject(forKey: "path") as? IndexPath ?? [])",
                    "\((coder.decodeObject(forKey: "paths") as? [IndexPath] ?? []).map(\.row))",
                    "\(coder.decodeBool(forKey: "flag"))", "\(coder.decodeDouble(forKey: "number"))",
                    "\((coder.decodeObject(forKey: "table") as? [String: Int]) ?? [:])",
                    "\(coder.decodeObject(forKey: "color") as? UIColor == .red)",
                    "\(container === navigationController)", "\(coder.decodeObject(forKey: "unsaved") == nil)",
                    "\(coder.containsValue(forKey: "missing"))", "\(coder.decodeInteger(forKey: "missing"))",
                ]
            }
        }
        final class ValuesDelegate: RestoringDelegate {
            override func makeRoot() -> UIViewController {
                let navigation = UINavigationController(rootViewController: Values("values"))
                navigation.restorationIdentifier = "navigation"
                return navigation
            }
        }
        _ = try app(ValuesDelegate.self).relaunched()
        #expect(
            Values.found == [
                "true", "true", "[1, 3]", "[1, 2]", "true", "1.5", "[\"a\": 1]", "true", "true", "true", "false", "0",
            ])
    }
}
