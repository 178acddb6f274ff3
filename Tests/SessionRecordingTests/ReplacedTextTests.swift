import HostInterface
import Testing

@testable import SessionRecording

@Suite struct ReplacedTextTests {
    @Test(arguments: [
        ("Hello World 12, né!", "Xxxxx Xxxxx 00, xx!"),
        ("Привет αΩ", "Жжжжжж λΛ"),
        ("日本 ひ カ 한", "字字 あ ア 가"),
        ("שלום سلام ไทย हिन", "אאאא بببب กกก क\u{301}क"),
        ("a@b.c\n\t1", "x@x.x\n\t0"),
        ("e\u{301} 😀", "x\u{301} ●"),
    ])
    func lettersAreReplacedByLettersOfTheSameKind(text: String, replaced: String) {
        #expect(ReplacedText.replacing(text) == replaced)
        #expect(ReplacedText.replacing(text).unicodeScalars.count == text.unicodeScalars.count)
    }

    @Test func keysThatTypeLettersAndDigitsAreReplaced() {
        func key(_ usage: Int, _ characters: String) -> KeyEvent {
            KeyEvent(isDown: true, usage: usage, characters: characters, time: 0)
        }
        #expect(key(0x04, "A").replaced.characters == "X")
        #expect(key(0x04, "A").replaced.usage == 0x1B)
        // A letter may be on the key of a sign.
        #expect(key(0x33, "ö").replaced.usage == 0x1B)
        #expect(key(0x1E, "1").replaced.usage == 0x27)
        #expect(key(0x2C, " ").replaced.usage == 0x2C)
        #expect(key(0x28, "\r").replaced.usage == 0x28)
        #expect(key(0x52, "").replaced.usage == 0x52)
    }
}
