import HostInterface
import Testing

@testable import WebHost

@Suite struct ClientMessageTests {
    @Test func everyMessageOfThePageIsRead() {
        for bytes in PageMessage.all { #expect(ClientMessage(bytes) != nil, "\(bytes)") }
    }

    @Test func theFieldsOfAPointerAreRead() {
        let expected = ClientMessage.Pointer(
            phase: .moved, kind: .touch, button: .primary, id: 9, x: 3.5, y: -4, time: 1.5, modifiers: [])
        #expect(ClientMessage(PageMessage.pointer(1, x: 3.5, y: -4, kind: 0, id: 9)) == .pointer(expected, window: 1))
    }

    @Test func theFieldsOfAKeyAreRead() {
        let expected = ClientMessage.Key(
            isDown: true, isRepeat: false, usage: 4, characters: "A", charactersIgnoringModifiers: "A", time: 2.5,
            modifiers: .shift)
        #expect(ClientMessage(PageMessage.key(4, "A")) == .key(expected, window: 1))
    }

    @Test func theSelectionOfACompositionIsInsideOfIt() {
        #expect(
            ClientMessage(PageMessage.composition("にほ", 1, 2))
                == .composition("にほ", selection: 1..<2, window: 1))
        #expect(ClientMessage(PageMessage.composition("にほ", 2, 1)) == nil)
        #expect(ClientMessage(PageMessage.composition("にほ", 1, 3)) == nil)
    }

    @Test func aMessageThatIsCutOffOrTooLongIsRefused() {
        for bytes in PageMessage.all {
            // The bytes of a file may be fewer or more.
            guard !(bytes.first == 15 && bytes[5] == 1) else { continue }
            for count in 0..<bytes.count { #expect(ClientMessage(Array(bytes.prefix(count))) == nil, "\(bytes)") }
            #expect(ClientMessage(bytes + [0]) == nil, "\(bytes)")
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e30])
    func numbersThatAreNoPlacesAreRefused(number: Double) {
        #expect(ClientMessage(PageMessage.pointer(0, x: number, y: 0)) == nil)
        #expect(ClientMessage(PageMessage.wheel(number)) == nil)
        #expect(ClientMessage(PageMessage.resize(number, 10)) == nil)
        #expect(ClientMessage(PageMessage.screen(density: number)) == nil)
    }

    @Test func sizesBelowAPointAndDensitiesOfZeroAreRefused() {
        #expect(ClientMessage(PageMessage.resize(0, 10)) == nil)
        #expect(ClientMessage(PageMessage.resize(-5, 10)) == nil)
        #expect(ClientMessage(PageMessage.screen(density: 0)) == nil)
    }

    @Test func textThatIsNotUTF8IsRefused() {
        var bytes = PageMessage.text("ab")
        bytes[bytes.count - 1] = 0xFF
        #expect(ClientMessage(bytes) == nil)
    }

    @Test func aMessageThatIsTooLargeIsRefused() {
        #expect(ClientMessage(PageMessage.clipboard(String(repeating: "a", count: 1000))) != nil)
        #expect(ClientMessage(PageMessage.clipboard(String(repeating: "a", count: ClientMessage.mostBytes))) == nil)
        #expect(ClientMessage(PageMessage.text(String(repeating: "a", count: 70_000))) == nil)
    }

    @Test func anotherVersionIsRefused() {
        var bytes = PageMessage.hello()
        bytes[1] = ClientMessage.version + 1
        #expect(ClientMessage(bytes) == nil)
    }
}
