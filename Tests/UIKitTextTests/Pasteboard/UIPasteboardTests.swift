import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class UIPasteboardTests {
    @Test func textThatAnotherProgramCopiedIsThere() throws {
        let app = try start()
        app.copyInAnotherProgram("from elsewhere")
        #expect(UIPasteboard.general.string == "from elsewhere")
        #expect(UIPasteboard.general.hasStrings)
        #expect(UIPasteboard.general.types == ["public.utf8-plain-text"])
    }

    @Test func otherProgramsGetTheTextOfEveryItem() throws {
        let stage = TouchStage()
        UIPasteboard.general.strings = ["one", "two"]
        #expect(stage.clipboardText == "one\ntwo")
        UIPasteboard.general.url = URL(string: "https://swift.org")
        #expect(stage.clipboardText == "https://swift.org")
        UIPasteboard.general.items = []
        #expect(stage.clipboardText == nil)
    }

    @Test func everyChangeCounts() throws {
        let app = try start()
        let pasteboard = UIPasteboard.general
        let start = pasteboard.changeCount
        pasteboard.string = "a"
        #expect(pasteboard.changeCount == start + 1)
        #expect(pasteboard.string == "a")
        #expect(pasteboard.changeCount == start + 1)
        app.copyInAnotherProgram("b")
        #expect(pasteboard.changeCount == start + 2)
    }

    @Test func changesAreAnnouncedWithTheirTypes() throws {
        let app = try start()
        let log = ChangeLog()
        UIPasteboard.general.string = "a"
        #expect(log.take() == ["+public.utf8-plain-text"])
        UIPasteboard.general.color = .red
        #expect(log.take() == ["+com.apple.uikit.color -public.utf8-plain-text"])
        app.copyInAnotherProgram("b")
        #expect(log.take() == ["+public.utf8-plain-text -com.apple.uikit.color"])
        // The desktop reports a change that is none.
        app.copyInAnotherProgram("b")
        #expect(log.take() == [])
    }

    @Test func whatOnlyTheProcessUnderstandsStaysInIt() throws {
        let app = try start()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        UIPasteboard.general.image = image
        #expect(UIPasteboard.general.image === image)
        #expect(UIPasteboard.general.string == nil)
        app.copyInAnotherProgram("text")
        #expect(UIPasteboard.general.image == nil)
    }

    @Test func picturesCanBePutInAsData() throws {
        _ = try start()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        let data = try #require(image.pngData())
        UIPasteboard.general.setData(data, forPasteboardType: "public.png")
        #expect(UIPasteboard.general.image?.size == CGSize(width: 4 * image.scale, height: 3 * image.scale))
        #expect(UIPasteboard.general.data(forPasteboardType: "public.png") == data)
    }

    @Test func pasteboardsOfANameAreShared() throws {
        _ = try start()
        let name = UIPasteboard.Name("test.shared")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let first = try #require(UIPasteboard(name: name, create: true))
        first.string = "a"
        #expect(UIPasteboard(name: name, create: false)?.string == "a")
        #expect(UIPasteboard.general.string == nil)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(first.string == nil)
    }

    @Test func uniquePasteboardsAreTheirOwn() throws {
        _ = try start()
        let (one, other) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
        one.string = "a"
        #expect(other.string == nil)
        #expect(UIPasteboard(name: one.name, create: false)?.string == "a")
    }

    private func start() throws -> TestApplication {
        try TestApplication(showing: UIViewController())
    }
}

@MainActor
private final class ChangeLog {
    private var lines: [String] = []
    private var token: (any NSObjectProtocol)?

    init() {
        token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let keys = [UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey]
            let types = keys.map { notification.userInfo?[$0] as? [String] ?? [] }
            MainActor.assumeIsolated {
                self?.lines.append(
                    (types[0].map { "+" + $0 } + types[1].map { "-" + $0 }).joined(separator: " "))
            }
        }
    }

    isolated deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
