import Foundation
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

    @Test func errorsOfTheProjectAreFirst() {
        var messages = CompilerMessages()
        messages.add("/other/A.swift:1:1: error: no such module 'X'")
        messages.add("/notes-2/A.swift:1:1: error: no such module 'Y'")
        messages.add("/notes/A.swift:1:1: warning: unused")
        for line in error { messages.add(line) }
        #expect(
            messages.text(firstErrorsIn: URL(filePath: "/notes"))
                == (error + [
                    "/other/A.swift:1:1: error: no such module 'X'", "/notes-2/A.swift:1:1: error: no such module 'Y'",
                    "/notes/A.swift:1:1: warning: unused",
                ]).joined(separator: "\n"))
    }

    @Test func anErrorOfAnotherRunIsAddedOnlyIfItIsNew() {
        var messages = CompilerMessages()
        for line in error { messages.add(line) }
        messages.add(CompilerError(file: "/notes/Item.swift", line: 3, column: 9, message: "cannot find 'x' in scope"))
        #expect(messages.text == error.joined(separator: "\n"))
        messages.add(CompilerError(file: "/notes/Item.swift", line: 4, column: 9, message: "cannot find 'y' in scope"))
        #expect(messages.text.hasSuffix("\n/notes/Item.swift:4:9: error: cannot find 'y' in scope"))
    }

    @Test func warningsAboutTheMarksOfAdaptedFilesAreLeftOut() {
        var messages = CompilerMessages()
        messages.add("/notes/Item.swift:1:1: warning: '#sourceLocation' produces two files of one name")
        messages.add("1 | import UIKit")
        for line in error { messages.add(line) }
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
