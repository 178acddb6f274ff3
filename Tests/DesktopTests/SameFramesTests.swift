import Foundation
import UIKit
import XCTest

/// What the driver shows is what a user of the desktop window sees: the same input gives the same frames, byte for byte.
final class SameFramesTests: XCTestCase {
    func testInputOfAnXServerGivesTheFramesOfTheDriver() throws {
        try XCTSkipUnless(XServer.isInstalled, "xvfb and xdotool are not installed")
        try MainActor.assumeIsolated {
            let server = try XServer(width: 640, height: 800)
            defer { server.stop() }
            // One application runs at a time.
            let memory = try HeadlessStage { RowsDelegate() }
            let expected = try Part.all.map { try memory.play($0.steps) }
            memory.end()
            try server.whileInUse {
                let display = try XStage(server: server) { RowsDelegate() }
                defer { display.end() }
                for (part, wanted) in zip(Part.all, expected) {
                    Self.compare(try display.play(part.steps), wanted, part)
                }
            }
        }
    }

    @MainActor
    static func compare(_ frames: [Data], _ wanted: [Data], _ part: Part) {
        XCTAssertEqual(frames.count, wanted.count)
        for (index, (frame, wanted)) in zip(frames, wanted).enumerated() where frame != wanted {
            let wrong = zip(frame, wanted).filter { $0 != $1 }.count
            XCTFail("\(part.name), frame \(index): \(wrong) of \(wanted.count) bytes differ")
        }
        // Frames in which nothing happens would prove nothing.
        XCTAssertNotEqual(wanted.first, wanted.last, "\(part.name) changes nothing")
    }
}

/// A table of texts whose selection follows the arrow keys.
private final class RowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryType = indexPath.row.isMultiple(of: 3) ? .disclosureIndicator : .none
        return cell
    }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let selected = tableView.indexPathForSelectedRow?.row ?? 0
        switch presses.first?.key?.keyCode {
        case .keyboardDownArrow: select(selected + 1)
        case .keyboardUpArrow: select(selected - 1)
        default: super.pressesBegan(presses, with: event)
        }
    }

    private func select(_ row: Int) {
        tableView.selectRow(at: IndexPath(row: max(0, row), section: 0), animated: true, scrollPosition: .middle)
    }
}

@MainActor
private final class RowsDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: RowsController(style: .plain))
        window.makeKeyAndVisible()
        self.window = window
    }
}
