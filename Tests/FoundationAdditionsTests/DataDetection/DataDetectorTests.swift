import Foundation
import FoundationAdditions
import Testing

@Suite struct DataDetectorTests {
    private let link = linkType(NSTextCheckingResult.CheckingType.self).rawValue
    private let phoneNumber = phoneNumberType(NSTextCheckingResult.CheckingType.self).rawValue

    private func found(_ text: String, _ types: NSTextCheckingTypes? = nil) throws -> [String] {
        let detector = try NSDataDetector(types: types ?? link | phoneNumber)
        return detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
            let written = String(text[Range(match.range, in: text) ?? text.startIndex..<text.startIndex])
            return "\(written) > \(match.url?.absoluteString ?? match.phoneNumber ?? "")"
        }
    }

    @Test func aResultHasTheDateOrTheAddressThatItWasMadeWith() throws {
        let range = NSRange(location: 1, length: 3)
        let date = NSTextCheckingResult.dateCheckingResult(range: range, date: Date(timeIntervalSince1970: 60))
        #expect(date.range == range && date.date == Date(timeIntervalSince1970: 60))
        #expect(date.timeZone == nil && date.duration == 0 && date.components == nil)
        let key = NSTextCheckingKey(rawValue: "City")
        let address = NSTextCheckingResult.addressCheckingResult(range: range, components: [key: "Bonn"])
        #expect(address.addressComponents == [key: "Bonn"] && address.date == nil)
        let journey = NSTextCheckingResult.transitInformationCheckingResult(range: range, components: [key: "1"])
        #expect(journey.components == [key: "1"] && journey.addressComponents == nil)
    }

    @Test func theTypeOfAMatchIsFoundations() throws {
        let text = "www.example.org 0123 4567890"
        let matches = try NSDataDetector(types: NSTextCheckingAllTypes)
            .matches(in: text, range: NSRange(text.startIndex..., in: text))
        #expect(matches.map(\.resultType.rawValue) == [link, phoneNumber])
    }

    @Test(arguments: [
        ("See https://example.org/a?b=1#c.", "https://example.org/a?b=1#c > https://example.org/a?b=1#c"),
        ("(http://example.org/a_(b))", "http://example.org/a_(b) > http://example.org/a_(b)"),
        ("Visit www.example.org, now", "www.example.org > http://www.example.org"),
        ("Go to apple.com/swift!", "apple.com/swift > http://apple.com/swift"),
        ("Ask ann.b+x@mail.example.org.", "ann.b+x@mail.example.org > mailto:ann.b+x@mail.example.org"),
        ("größe.de", "größe.de > http://xn--gre-6ka8i.de"), ("mailto:a@b.org", "mailto:a@b.org > mailto:a@b.org"),
    ])
    func aLinkIsFound(_ text: String, _ link: String) throws {
        #expect(try found(text) == [link])
    }

    @Test(arguments: ["a.b", "e.g. this", "file.txt", "3.14", "end.of sentence", "@name", "main.swift"])
    func otherTextIsNoLink(_ text: String) throws {
        #expect(try found(text) == [])
    }

    @Test(arguments: [
        "(408) 555-0123", "408-555-0123", "+49 30 1234567", "+14085550123", "555-0123", "030/1234567", "4085550123",
    ])
    func aPhoneNumberIsFound(_ number: String) throws {
        #expect(try found("Call \(number), please") == ["\(number) > \(number)"])
    }

    @Test(arguments: [
        "2024-01-15", "15.01.2024", "1/15/2024", "192.168.100.200", "12345", "1 234 567", "3.1415926", "1234567",
        "12345678901234567", "10:30", "ISBN1234567890",
    ])
    func otherNumbersAreNoPhoneNumbers(_ text: String) throws {
        #expect(try found(text) == [])
    }

    @Test func onlyTheTypesThatAreAskedForAreFound() throws {
        let text = "ann@example.org or +14085550123"
        #expect(try found(text, link).count == 1)
        #expect(try found(text, phoneNumber) == ["+14085550123 > +14085550123"])
        #expect(try found(text).count == 2)
        #expect(try found("tel:+14085550123").count == 1)
    }

    @Test func matchesAreEnumeratedUntilTheBlockStops() throws {
        let text = "a.org b.org c.org"
        let detector = try NSDataDetector(types: link)
        let whole = NSRange(text.startIndex..., in: text)
        var count = 0
        detector.enumerateMatches(in: text, range: whole) { match, _, stop in
            #expect(match?.resultType.rawValue == link)
            count += 1
            stop.pointee = ObjCBool(count == 2)
        }
        #expect(count == 2)
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 5, length: 6)) == 1)
        #expect(detector.rangeOfFirstMatch(in: text, range: whole) == NSRange(location: 0, length: 5))
    }

    @Test func typesThatCannotBeFoundThrow() {
        #expect(throws: (any Error).self) { try NSDataDetector(types: 1 << 3) }
    }
}

/// Foundation's constants, which it declares as deprecated.
private protocol Constants {
    static var link: Self { get }
    static var phoneNumber: Self { get }
}

extension NSTextCheckingResult.CheckingType: Constants {}

private func linkType<Types: Constants>(_: Types.Type) -> Types { .link }
private func phoneNumberType<Types: Constants>(_: Types.Type) -> Types {
    .phoneNumber
}
