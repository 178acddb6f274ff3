import ProjectAdaptation
import Testing

@Suite struct CompilerMessagesTests {
    private let error = [
        "/notes/Item.swift:3:9: error: cannot find 'x' in scope", "1 | import UIKit", "3 | print(x)",
        "  |       `- error: cannot find 'x' in scope",
    ]

    @Test func anErrorOfSeveralPartsOfAModuleIsThereOnce() {
        var messages = CompilerMessages()
        for _ in 0..<3 {
            for line in error + [""] { messages.add(line) }
            messages.add(nil)
        }
        #expect(messages.text == error.joined(separator: "\n"))
    }

    @Test func otherLinesAreKeptInTheirOrder() {
        var messages = CompilerMessages()
        messages.add("warning: prohibited flag(s): -pthread")
        messages.add("linker: undefined symbol")
        for line in error { messages.add(line) }
        messages.add("/notes/Item.swift:4:1: warning: unused")
        #expect(
            messages.text
                == (["linker: undefined symbol"] + error + ["/notes/Item.swift:4:1: warning: unused"])
                .joined(separator: "\n"))
    }
}
