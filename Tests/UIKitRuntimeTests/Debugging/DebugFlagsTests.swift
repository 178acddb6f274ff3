import Synchronization
import Testing
import UIKit
import UIKitTestDriver

@Suite(.serialized) struct DebugFlagsTests {
    @Test func namesSeparatedByCommasAreParsed() {
        #expect(DebugFlags.parse("layout, reuse") == DebugFlags.standard.union([.layout, .reuse]))
        #expect(DebugFlags.parse("") == [.conflicts, .loops])
    }

    @Test func aHyphenTurnsAFlagOff() {
        #expect(DebugFlags.parse("-conflicts,frames") == [.loops, .frames])
        #expect(messages { _ = DebugFlags.parse("-loops") }.isEmpty)
    }

    @Test func anUnknownNameSaysWhichThereAre() {
        let said = messages { #expect(DebugFlags.parse("layuot,damage") == [.damage, .conflicts, .loops]) }
        #expect(said.count == 1)
        #expect(said.first?.contains("no flag \"layuot\"") == true)
        #expect(said.first?.contains("layout") == true)
    }

    @Test func helpListsTheNames() {
        #expect(messages { _ = DebugFlags.parse("help") }.first?.contains("reuse: ") == true)
    }

    @Test func aMessageIsSaidOnceAKey() {
        let said = messages {
            ConsoleLog.once("a", "first")
            ConsoleLog.once("a", "second")
            ConsoleLog.once("b", "third")
        }
        #expect(said == ["first", "third"])
    }

    @MainActor @Test func tablesSayWhatTheyLayOutAndReuse() throws {
        let flags = DebugFlags.current
        defer { DebugFlags.current = flags }
        DebugFlags.current = [.layout, .reuse, .damage]
        let list = ListController(style: .plain)
        let said = messages {
            guard let app = try? TestApplication(showing: list) else { return }
            list.tableView.contentOffset.y = 2000
            app.frame()
            list.tableView.contentOffset.y = 4000
            app.frame()
        }
        #expect(said.contains { $0.hasPrefix("layout: UITableView at 2000 of 44") && $0.contains("rows 45..<") })
        #expect(said.contains { $0.hasPrefix("reuse: UITableViewCell \"row\" is reused") })
        #expect(said.contains { $0.hasPrefix("reuse: UITableViewCell of ") && $0.hasSuffix("is ready") })
        #expect(said.contains { $0.hasPrefix("damage: ") && $0.hasSuffix(" moved") })
    }

    private final class ListController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 44
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    }

    private func messages(_ body: () -> Void) -> [String] {
        final class Heard: Sendable {
            let messages = Mutex<[String]>([])
        }
        let heard = Heard()
        ConsoleLog.listening(to: { message in heard.messages.withLock { $0.append(message) } }, during: body)
        return heard.messages.withLock { $0 }
    }
}
