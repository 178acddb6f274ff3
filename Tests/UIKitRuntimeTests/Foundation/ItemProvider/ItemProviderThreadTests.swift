import Dispatch
import Foundation
import Synchronization
import Testing

@testable import UIKit

/// What item providers pass from one thread to another.
@Suite struct ItemProviderThreadTests {
    private final class Note {
        var text = "Bread"
    }

    @Test func aValueIsTakenOnTheThreadThatGetsIt() {
        let handover = Handover(Note())
        DispatchQueue.concurrentPerform(iterations: 1) { _ in
            let note = handover.take()
            note.text += " and butter"
            #expect(note.text == "Bread and butter")
        }
    }

    @Test func objectsAreLoadedOnceEachByLoadsAtTheSameTime() async {
        let provider = NSItemProvider(item: "Bread" as NSString, typeIdentifier: "public.text")
        let texts = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    let item = try? await provider.loadItem(forTypeIdentifier: "public.text", options: ["size": 3])
                    return (item as? NSString).map { "\($0)" }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts.count == 20 && texts.allSatisfy { $0 == "Bread" })
    }

    @Test func aHandlerThatIsNotSendableIsCalledOnce() async {
        let provider = NSItemProvider(object: "Bread" as NSString)
        let text = await withCheckedContinuation { continuation in
            _ = provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
        }
        #expect(text == "Bread")
    }
}
