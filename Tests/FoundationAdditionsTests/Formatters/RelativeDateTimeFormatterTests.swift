import FoundationAdditions
import Testing

@Suite struct RelativeDateTimeFormatterTests {
    private let formatter = RelativeDateTimeFormatter()

    init() {
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar.timeZone = .gmt
    }

    /// Texts of Apple's documentation and header.
    @Test func unitsAreWrittenInFull() {
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
        #expect(formatter.localizedString(from: DateComponents(day: -2)) == "2 days ago")
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: -1)) == "1 week ago")
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 1)) == "in 1 week")
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 months ago")
    }

    @Test func namedDaysHaveTheirNames() {
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: -2)) == "2 days ago")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: -1)) == "last week")
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 1)) == "next week")
        #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    }

    @Test func numbersAreSpelledOut() {
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    }

    @Test func unitsAreShortened() {
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2mo ago")
    }

    @Test func theLargestUnitOfAnIntervalIsWritten() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func text(_ seconds: Double) -> String {
            formatter.localizedString(for: start.addingTimeInterval(seconds), relativeTo: start)
        }
        #expect(text(5) == "in 5 seconds")
        #expect(text(-90) == "1 minute ago")
        #expect(text(7200 + 59) == "in 2 hours")
        #expect(text(-3 * 86400) == "3 days ago")
        #expect(text(15 * 86400) == "in 2 weeks")
        #expect(text(400 * 86400) == "in 1 year")
        #expect(text(0) == "in 0 seconds")
    }

    @Test func aSentenceBeginsWithACapital() {
        formatter.dateTimeStyle = .named
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    }

    @Test(arguments: [("de", "vor 3 Tagen"), ("fr", "il y a 3 jours"), ("ja", "3 日前"), ("pl", "3 dni temu")])
    func languagesAreKnown(_ locale: String, _ text: String) {
        formatter.locale = Locale(identifier: locale)
        #expect(formatter.localizedString(from: DateComponents(day: -3)) == text)
    }

    @Test func onlyDatesAreFormatted() {
        #expect(formatter.string(for: Date(timeIntervalSinceNow: -7300)) == "2 hours ago")
        #expect(formatter.string(for: "x") == nil)
    }
}
