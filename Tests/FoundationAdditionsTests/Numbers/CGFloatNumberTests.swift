import FoundationAdditions
import Testing

@Suite struct CGFloatNumberTests {
    private let width: CGFloat = 2.5

    @Test func aNumberIsAnObjectAndAnObjectANumber() {
        #expect(width as NSNumber == 2.5)
        #expect((2.5 as NSNumber) as? CGFloat == width)
        #expect(CGFloat(truncating: 2.5) == width)
        #expect(CGFloat(exactly: 2.5 as NSNumber) == width)
    }

    @Test func numbersInCollectionsAreFoundAsAnyNumericType() {
        let values = ["width": width, "text": "a"] as NSDictionary
        #expect(values["width"] as? CGFloat == 2.5)
        #expect(values["width"] as? Double == 2.5)
        #expect(values["text"] as? CGFloat == nil)
        #expect(values["text"] as? String == "a")
        #expect(values == ["width": width, "text": "a"] as NSDictionary)
    }

    @Test func aNumberThatIsTooLargeForADoubleIsNotExact() {
        let large = NSNumber(value: Int64.max - 1)
        #expect(CGFloat(exactly: large) == nil)
        #expect(large as? CGFloat == nil)
        #expect(CGFloat(truncating: large) == 9_223_372_036_854_775_807)
    }

    @Test func numbersAreWrittenAsJSON() throws {
        let data = try JSONSerialization.data(withJSONObject: ["width": width])
        #expect(String(decoding: data, as: UTF8.self) == #"{"width":2.5}"#)
    }
}
