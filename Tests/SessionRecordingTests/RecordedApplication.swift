import Foundation
import HeadlessHost
import HostInterface
import SessionRecording
import UIKit

@testable import UIKitTestDriver

/// An application with a field and a table, whose session is recorded in a file.
@MainActor
final class RecordedApplication {
    let file = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")
    let app: TestApplication

    init(keepsText: Bool = true, pixelInterval: Int = 1) throws {
        CitiesDelegate.cities = CitiesDelegate.allCities
        var options = RecordingOptions(path: file.path)
        options.keepsText = keepsText
        options.pixelInterval = pixelInterval
        var settings = ScreenSettings(environment: [:])
        settings.size = CGSize(width: 320, height: 480)
        settings.scale = 1
        app = try TestApplication(
            settings: settings, state: StateMemory(),
            makeHost: {
                try RecordingHost($0, header: RecordingHeader(program: "Cities", date: "2026-11-30"), options: options)
            },
            makeDelegate: { ApplicationRun.makeDelegate(of: CitiesDelegate.self) })
    }

    deinit { try? FileManager.default.removeItem(at: file) }

    /// Ends the session, and prepares its replay.
    func replay() throws -> SessionReplay {
        app.end()
        return try SessionReplay(contentsOf: file, delegate: CitiesDelegate.self)
    }
}

/// Shows a field above a table of cities. A tap on a city shows its name in the field, a moment later.
final class CitiesDelegate: NSObject, UIApplicationDelegate {
    static let allCities = (1...60).map { "City \($0)" }
    static var cities = allCities

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = CitiesController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class CitiesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 34))
    private let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 420), style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = "name"
        table.dataSource = self
        table.delegate = self
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(field)
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { CitiesDelegate.cities.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = CitiesDelegate.cities[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.field.text = CitiesDelegate.cities[indexPath.row] }
        }
    }
}
