import Foundation
import FoundationAdditions
import Testing

@Suite struct TypeNumberTests {
    @Test func truthValuesAreToldFromNumbers() throws {
        let text = "{\"truth\": true, \"one\": 1, \"half\": 0.5}"
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let values = try #require(object as? [String: Any])
        #expect(CFGetTypeID(values["truth"] as CFTypeRef?) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(values["one"] as CFTypeRef?) == CFNumberGetTypeID())
        #expect(CFGetTypeID(values["half"] as CFTypeRef?) == CFNumberGetTypeID())
        #expect(CFBooleanGetTypeID() != CFNumberGetTypeID())
    }

    @Test func foundationsObjectsHaveTheNumbersOfTheirTypes() {
        #expect(CFGetTypeID(NSString("a")) == CFStringGetTypeID())
        #expect(CFGetTypeID(NSArray()) == CFArrayGetTypeID())
        #expect(CFGetTypeID(NSDictionary()) == CFDictionaryGetTypeID())
        #expect(CFGetTypeID(NSData()) == CFDataGetTypeID())
        #expect(CFGetTypeID(NSDate()) == CFDateGetTypeID())
        #expect(CFGetTypeID(NSURL(fileURLWithPath: "/")) == CFURLGetTypeID())
    }

    @Test func anObjectOfAnotherClassHasNone() {
        final class Plain {}
        #expect(CFGetTypeID(Plain()) == 0)
    }
}
