import Foundation
import Testing
import UIKit

/// Items of pasteboards as item providers.
@MainActor @Suite(.serialized)
struct PasteboardItemProviderTests {
    private func changed(_ pasteboard: UIPasteboard, by change: () -> Void) async {
        var observer: (any NSObjectProtocol)?
        await withCheckedContinuation { continuation in
            observer = NotificationCenter.default.addObserver(
                forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
            ) { _ in continuation.resume() }
            change()
        }
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    @Test func anItemIsOfferedInAllOfItsTypes() async throws {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.items = [["public.utf8-plain-text": "Text", "com.example.data": Data([1, 2])]]
        let provider = try #require(pasteboard.itemProviders.first)
        #expect(provider.registeredTypeIdentifiers == ["com.example.data", "public.utf8-plain-text"])
        let text = await withCheckedContinuation { continuation in
            _ = provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
        }
        #expect(text == "Text")
    }

    @Test func providersAreLoadedIntoItems() async throws {
        let pasteboard = UIPasteboard.withUniqueName()
        await changed(pasteboard) {
            pasteboard.itemProviders = [
                NSItemProvider(object: "One" as NSString), NSItemProvider(object: "Two" as NSString),
            ]
        }
        #expect(pasteboard.strings == ["One", "Two"])
    }

    @Test func aChangeMeanwhileWins() async {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.itemProviders = [NSItemProvider(object: "One" as NSString)]
        pasteboard.string = "Newer"
        // A later load ends after the first one has.
        await changed(pasteboard) { pasteboard.itemProviders = [NSItemProvider(object: "Last" as NSString)] }
        #expect(pasteboard.string == "Last")
    }
}
