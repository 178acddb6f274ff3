import FoundationAdditions
import Testing

struct FormatterObjectTests {
    @Test func aFormatterReadsAnObjectOrDescribesTheError() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        var object: AnyObject?
        var error: NSString?
        #expect(formatter.getObjectValue(&object, for: "1,234.5", errorDescription: &error))
        #expect((object as? NSNumber)?.doubleValue == 1234.5)
        #expect(error == nil)
        #expect(!formatter.getObjectValue(nil, for: "x", errorDescription: &error))
        #expect(error != nil)
    }

    @Test func aFormatterThatReadsPartsByItselfIsAsked() {
        var object: AnyObject?
        let formatter: Formatter = Cents()
        #expect(formatter.getObjectValue(&object, for: "250", errorDescription: nil))
        #expect(object as? NSNumber == 2.5)
        #expect(!formatter.getObjectValue(&object, for: "x", errorDescription: nil))
    }

    @Test func aNumberIsReadFromAPartOfAText() throws {
        var object: AnyObject?
        var part = NSRange(location: 2, length: 2)
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        try formatter.getObjectValue(&object, for: "a 12", range: &part)
        #expect(object as? NSNumber == 12)
    }

    private final class Cents: NumberFormatter, FormatterPartReading, @unchecked Sendable {
        func getObjectValue(
            _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
        ) throws {
            try baseGetObjectValue(obj, for: string, range: rangep)
            obj?.pointee = ((obj?.pointee as? NSNumber)?.doubleValue).map { NSNumber(value: $0 / 100) }
        }
    }
}
