import Foundation

@testable import UIKit
@testable import UIKitTestDriver

/// A table of names in one section, 44 points each.
class NamesController: UITableViewController {
    var names: [String]

    init(_ names: [String], identifier: String? = "names", tableIdentifier: String? = "table") {
        self.names = names
        super.init(style: .plain)
        restorationIdentifier = identifier
        self.tableIdentifier = tableIdentifier
    }

    required init?(coder: NSCoder) { nil }

    private var tableIdentifier: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = tableIdentifier
        tableView.rowHeight = 44
        tableView.allowsMultipleSelection = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    var selectedNames: [String] { (tableView.indexPathsForSelectedRows ?? []).map { names[$0.row] } }

    var firstName: String? { tableView.indexPathsForVisibleRows?.first.map { names[$0.row] } }

    /// A hundred names, "row 0" and so on.
    static var hundred: [String] { (0..<100).map { "row \($0)" } }
}

/// A table whose data source names the rows by their text.
final class AssociatedNamesController: NamesController, UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}

/// What a test's delegates and controllers record, across launches.
@MainActor enum Record {
    static var calls: [String] = []
}

/// A controller that saves a text and says what happens to it.
class NoteController: UIViewController {
    var note = ""

    convenience init(_ identifier: String, note: String = "") {
        self.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        self.note = note
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        Record.calls.append("encode \(restorationIdentifier ?? "")")
        coder.encode(note, forKey: "note")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        Record.calls.append("decode \(restorationIdentifier ?? "")")
        note = coder.decodeObject(forKey: "note") as? String ?? "nothing"
    }

    override func applicationFinishedRestoringState() { Record.calls.append("finished \(restorationIdentifier ?? "")") }
}

/// A note that its class creates again.
final class DetailController: NoteController, UIViewControllerRestoration {
    static func make(_ note: String) -> DetailController {
        let made = DetailController("detail", note: note)
        made.restorationClass = DetailController.self
        return made
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        Record.calls.append("create \(identifierComponents.joined(separator: "/"))")
        return make("")
    }
}

/// An application with a navigation controller, made before its state is restored.
class RestoringDelegate: NSObject, UIApplicationDelegate {
    static var savesState = true
    static var restoresState = true
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Record.calls.append("willFinishLaunching")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = makeRoot()
        self.window = window
        return true
    }

    func makeRoot() -> UIViewController {
        let navigation = UINavigationController(rootViewController: NoteController("list", note: "new"))
        navigation.restorationIdentifier = "navigation"
        return navigation
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Record.calls.append("didFinishLaunching")
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Record.calls.append("shouldSave")
        return Self.savesState
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        Record.calls.append("shouldRestore")
        return Self.restoresState
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        Record.calls.append("willEncode")
        coder.encode(42, forKey: "answer")
        coder.encode((window?.rootViewController as? UINavigationController)?.topViewController, forKey: "top")
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        let top = coder.decodeObject(forKey: "top") as? UIViewController
        Record.calls.append("didDecode \(coder.decodeInteger(forKey: "answer")) \(top?.restorationIdentifier ?? "-")")
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        Record.calls.append("asked for \(identifierComponents.joined(separator: "/"))")
        return nil
    }

    func applicationDidEnterBackground(_ application: UIApplication) { Record.calls.append("didEnterBackground") }
}

extension TestApplication {
    var navigation: UINavigationController { rootViewController as! UINavigationController }

    /// Restarts the application as if the process had ended without a chance to clean up, in the middle of the launch.
    func markAsRestoring() { state.save(Data(), named: "restoring") }
}
