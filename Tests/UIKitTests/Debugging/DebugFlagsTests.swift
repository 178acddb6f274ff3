import Synchronization
import Testing
import UIKit

@Suite(.serialized) struct DebugFlagsTests {
    @Test func namesSeparatedByCommasAreParsed() {
        #expect(DebugFlags.parse("layout, reuse") == [.layout, .reuse])
        #expect(DebugFlags.parse("") == [])
    }

    @Test func anUnknownNameSaysWhichThereAre() {
        let said = messages { #expect(DebugFlags.parse("layuot,damage") == .damage) }
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

    private func messages(_ body: () -> Void) -> [String] {
        final class Heard: Sendable {
            let messages = Mutex<[String]>([])
        }
        let heard = Heard()
        ConsoleLog.listening(to: { message in heard.messages.withLock { $0.append(message) } }, during: body)
        return heard.messages.withLock { $0 }
    }
}
