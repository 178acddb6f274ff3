import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Several items of a pasteboard at once, and what it is told about them.
@MainActor @Suite(.serialized) struct PasteboardItemSetTests {
    private let pasteboard = UIPasteboard.withUniqueName()

    private func fill() {
        pasteboard.items = [
            ["public.utf8-plain-text": "one"], ["public.url": URL(string: "https://swift.org")!],
            ["public.utf8-plain-text": "three", "com.example.data": Data([3])],
        ]
    }

    @Test func itemsAreFoundByTheirTypes() {
        fill()
        #expect(pasteboard.itemSet(withPasteboardTypes: ["public.utf8-plain-text"]) == [0, 2])
        #expect(pasteboard.itemSet(withPasteboardTypes: ["public.url", "com.example.data"]) == [1, 2])
        #expect(pasteboard.itemSet(withPasteboardTypes: ["public.png"]) == nil)
        #expect(pasteboard.contains(pasteboardTypes: ["public.utf8-plain-text"], inItemSet: [0, 2]))
        #expect(!pasteboard.contains(pasteboardTypes: ["public.utf8-plain-text"], inItemSet: nil))
    }

    @Test func valuesOfAnItemSetAreReadTogether() {
        fill()
        #expect(
            pasteboard.types(forItemSet: [1, 2]) == [["public.url"], ["com.example.data", "public.utf8-plain-text"]])
        #expect(pasteboard.types(forItemSet: nil)?.count == 3)
        #expect(pasteboard.types(forItemSet: [7]) == nil)
        let texts = pasteboard.values(forPasteboardType: "public.utf8-plain-text", inItemSet: nil)
        #expect(texts as? [String] == ["one", "three"])
        #expect(pasteboard.values(forPasteboardType: "public.utf8-plain-text", inItemSet: [1]) == nil)
        #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text", inItemSet: [2]) == [Data("three".utf8)])
    }

    @Test func itemsThatHaveExpiredAreGone() throws {
        let app = try TestApplication(showing: UIViewController())
        let general = UIPasteboard.general
        general.setItems([["public.utf8-plain-text": "later"]], options: [.expirationDate: Date.distantFuture])
        #expect(general.string == "later")
        general.setItems(
            [["public.utf8-plain-text": "secret"]], options: [.expirationDate: Date.distantPast, .localOnly: true])
        #expect(general.string == nil && general.numberOfItems == 0)
        // Another change keeps its own items.
        general.setItems([["public.utf8-plain-text": "a"]], options: [.expirationDate: Date.distantPast])
        general.string = "b"
        #expect(general.string == "b")
        app.end()
    }

    @Test func theAutomaticTypeIsThatOfTheValue() {
        pasteboard.setItems([[UIPasteboard.typeAutomatic: "text"], [UIPasteboard.typeAutomatic: UIColor.red]])
        #expect(pasteboard.string == "text" && pasteboard.color == .red)
        #expect(pasteboard.types(forItemSet: nil) == [["public.utf8-plain-text"], ["com.apple.uikit.color"]])
        #expect(UIPasteboard.typeListString.contains("public.utf8-plain-text"))
        #expect(UIPasteboard.typeListColor.contains("com.apple.uikit.color"))
    }

    @Test func objectsAreWrittenInTheirTypes() {
        pasteboard.setObjects(["a", "b"])
        #expect(pasteboard.strings == ["a", "b"])
        pasteboard.setObjects([NSString("c"), NSURL(string: "https://swift.org")!])
        #expect(pasteboard.strings == ["c"] && pasteboard.url == URL(string: "https://swift.org"))
        pasteboard.setObjects(["d"], localOnly: true, expirationDate: .distantPast)
        #expect(pasteboard.strings == nil)
    }

    @Test func theRemovalOfAPasteboardIsAnnounced() {
        var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.removedNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { posts += 1 }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        UIPasteboard.remove(withName: pasteboard.name)
        #expect(posts == 1)
        UIPasteboard.remove(withName: pasteboard.name)
        #expect(posts == 1)
    }
}
