import Foundation
import Intents
import Testing
import UIKit

struct INInteractionTests {
    private let intent = INSendMessageIntent(
        recipients: nil, content: "Hello", speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil,
        sender: nil)

    @Test func aDonationCallsBackOnceWithAnError() async {
        await confirmation { answer in
            await withCheckedContinuation { continuation in
                INInteraction(intent: intent, response: nil).donate { error in
                    #expect((error as? INIntentError)?.code == .interactionOperationNotSupported)
                    answer()
                    continuation.resume()
                }
            }
        }
    }

    @Test func siriIsDenied() async {
        #expect(INPreferences.siriAuthorizationStatus() == .denied)
        let status = await withCheckedContinuation { continuation in
            INPreferences.requestSiriAuthorization { continuation.resume(returning: $0) }
        }
        #expect(status == .denied)
    }

    @Test func thereAreNoVoiceShortcuts() async throws {
        #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty)
    }

    @Test func anIntentKeepsTheImagesOfItsParameters() {
        let image = INImage(imageData: Data())
        intent.setImage(image, forParameterNamed: \.speakableGroupName)
        #expect(intent.image(forParameterNamed: \.speakableGroupName) === image)
        #expect(intent.image(forParameterNamed: \.sender) == nil)
    }

    @Test func aPersonWithoutADisplayNameHasItsOwn() {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.familyName = "Byron"
        let person = INPerson(
            personHandle: INPersonHandle(value: "1", type: .phoneNumber), nameComponents: name, displayName: nil,
            image: nil, contactIdentifier: nil, customIdentifier: nil)
        #expect(person.displayName == "Ada Byron")
    }
}
