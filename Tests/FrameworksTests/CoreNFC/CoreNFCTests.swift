import CoreNFC
import Testing

@MainActor @Suite(.serialized)
final class CoreNFCTests {
    private final class Delegate: NSObject, NFCNDEFReaderSessionDelegate {
        var codes: [NFCReaderError.Code?] = []

        func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
            codes.append((error as? NFCReaderError)?.code)
        }

        func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
    }

    @Test func sessionsEndOnceWhenTheyBegin() async {
        let delegate = Delegate()
        let session = NFCNDEFReaderSession(delegate: delegate, queue: nil, invalidateAfterFirstRead: true)
        session.begin()
        session.invalidate()
        #expect(!NFCNDEFReaderSession.readingAvailable && delegate.codes.isEmpty)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(delegate.codes == [.readerErrorUnsupportedFeature])
    }

    @Test func addressesAreWrittenAndRead() throws {
        let payload = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.org/a"))
        #expect(payload.payload == Data([2]) + Data("example.org/a".utf8))
        #expect(payload.wellKnownTypeURIPayload()?.absoluteString == "https://www.example.org/a")
        #expect(payload.wellKnownTypeTextPayload().0 == nil)
    }

    @Test func textsAreWrittenAndRead() throws {
        let locale = Locale(identifier: "de")
        let payload = try #require(NFCNDEFPayload.wellKnownTypeTextPayload(string: "Grüße", locale: locale))
        let (text, language) = payload.wellKnownTypeTextPayload()
        #expect(text == "Grüße" && language?.identifier == "de")
    }

    @Test func messagesAreRead() throws {
        let data = Data([0xD1, 1, 12, 0x55, 1]) + Data("example.org".utf8)
        let message = try #require(NFCNDEFMessage(data: data))
        #expect(message.records.first?.wellKnownTypeURIPayload()?.absoluteString == "http://www.example.org")
        #expect(message.length == data.count)
        #expect(NFCNDEFMessage(data: data.dropLast()) == nil)
    }

    @Test func commandsAreRead() throws {
        let command = try #require(NFCISO7816APDU(data: Data([0, 0xA4, 4, 0, 2, 0xA0, 0xB0, 0])))
        #expect(command.instructionCode == 0xA4 && command.data == Data([0xA0, 0xB0]))
        #expect(command.expectedResponseLength == 256)
        #expect(NFCISO7816APDU(data: Data([0, 0xA4, 4])) == nil)
    }
}
