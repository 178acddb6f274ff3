import Messages
import Testing
import UIKit

@MainActor
struct MessagesTests {
    @Test func sendingEndsWithAnError() async {
        let error = await withCheckedContinuation { done in
            MSConversation().insert(MSMessage()) { done.resume(returning: $0 as NSError?) }
        }
        #expect(error?.code == MSMessageErrorCode.apiUnavailableInPresentationContext.rawValue)
        #expect(MSMessagesAppViewController().activeConversation == nil)
    }

    @Test func aCopyOfAMessageHasACopyOfItsLayout() throws {
        let layout = MSMessageTemplateLayout()
        layout.caption = "first"
        let message = MSMessage(session: MSSession())
        message.layout = layout
        let copy = try #require(message.copy() as? MSMessage)
        layout.caption = "second"
        #expect((copy.layout as? MSMessageTemplateLayout)?.caption == "first" && copy.session === message.session)
    }

    @Test func aStickerNeedsAFile() {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        #expect(throws: NSError.self) { try MSSticker(contentsOfFileURL: url, localizedDescription: "") }
    }
}
