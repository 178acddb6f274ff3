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
}
