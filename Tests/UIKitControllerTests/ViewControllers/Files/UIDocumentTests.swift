import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct UIDocumentTests {
    private final class Note: UIDocument {
        var text = ""
        var errors: [any Error] = []

        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }

        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors.append(error) }
    }

    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")

    @Test func aDocumentIsSavedAndOpenedAgain() async {
        let note = Note(fileURL: url)
        #expect(note.documentState == .closed)
        note.text = "one"
        #expect(await note.save(to: url, for: .forCreating))
        #expect(note.documentState == .normal)
        let other = Note(fileURL: url)
        #expect(await other.open())
        #expect(other.text == "one")
        #expect(other.fileType == "public.plain-text")
        #expect(other.localizedName == url.deletingPathExtension().lastPathComponent)
        #expect(await other.close())
        #expect(other.documentState == .closed)
        try? FileManager.default.removeItem(at: url)
    }

    @Test func changesAreSavedWhenTheDocumentIsClosed() async {
        let note = Note(fileURL: url)
        #expect(await note.save(to: url, for: .forCreating))
        note.text = "two"
        #expect(!note.hasUnsavedChanges)
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        #expect(await note.close())
        #expect(!note.hasUnsavedChanges)
        #expect((try? String(contentsOf: url, encoding: .utf8)) == "two")
        try? FileManager.default.removeItem(at: url)
    }

    @Test func aFileThatIsMissingIsAnError() async {
        let note = Note(fileURL: url)
        #expect(await note.open() == false)
        #expect(note.errors.count == 1)
        #expect(note.documentState == .closed)
    }
}
