import FoundationAdditions
import Testing

@Suite(.serialized) struct DateComponentsFormatterTests {
    private let formatter = DateComponentsFormatter()

    init() {
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar?.locale = Locale(identifier: "en_US")
        formatter.calendar?.timeZone = .gmt
    }

    private func use(_ locale: String) { formatter.calendar?.locale = Locale(identifier: locale) }

    /// The texts of Apple's header.
    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:10"), (.abbreviated, "1h 10m"), (.short, "1 hr, 10 min"),
        (.full, "1 hour, 10 minutes"), (.spellOut, "one hour, ten minutes"), (.brief, "1hr 10min"),
    ])
    func everyStyleHasItsText(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
        formatter.unitsStyle = style
        #expect(formatter.string(from: DateComponents(hour: 1, minute: 10)) == text)
    }

    @Test func secondsAreSplitIntoUnits() {
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 0) == "0 seconds")
        #expect(formatter.string(from: 59) == "59 seconds")
        #expect(formatter.string(from: 3661) == "1 hour, 1 minute, 1 second")
        #expect(formatter.string(from: 8 * 86400) == "1 week, 1 day")
        #expect(formatter.string(from: 366 * 86400) == "1 year, 1 day")
    }

    @Test func unitsThatAreNotAllowedAreCountedInSmallerOnes() {
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.hour, .minute]
        #expect(formatter.string(from: 90000) == "25 hours")
        formatter.allowedUnits = [.minute]
        #expect(formatter.string(from: 3700) == "61 minutes")
    }

    @Test func positionalTextsDropLeadingZerosAndPadTheOthers() {
        #expect(formatter.string(from: 5) == "5")
        #expect(formatter.string(from: 65) == "1:05")
        #expect(formatter.string(from: 3605) == "1:00:05")
        #expect(formatter.string(from: 0) == "0")
        #expect(formatter.string(from: -70) == "-1:10")
        #expect(formatter.string(from: 3 * 86400 + 3605) == "3d 1:00:05")
    }

    @Test func positionalTextsArePadded() {
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 3610) == "01:00:10")
        #expect(formatter.string(from: 5) == "00:00:05")
        formatter.zeroFormattingBehavior = [.pad, .dropLeading]
        #expect(formatter.string(from: 65) == "01:05")
        formatter.zeroFormattingBehavior = []
        #expect(formatter.string(from: 3610) == "1:0:10")
    }

    /// The texts of Apple's header.
    @Test func zerosAreDroppedWhereItIsAsked() {
        formatter.unitsStyle = .abbreviated
        formatter.zeroFormattingBehavior = []
        #expect(formatter.string(from: DateComponents(hour: 0, minute: 10)) == "0h 10m")
        #expect(formatter.string(from: DateComponents(hour: 1, minute: 0, second: 10)) == "1h 0m 10s")
        #expect(formatter.string(from: DateComponents(hour: 1, minute: 0)) == "1h 0m")
        formatter.zeroFormattingBehavior = .dropLeading
        #expect(formatter.string(from: DateComponents(hour: 0, minute: 10)) == "10m")
        formatter.zeroFormattingBehavior = .dropMiddle
        #expect(formatter.string(from: DateComponents(hour: 1, minute: 0, second: 10)) == "1h 10s")
        formatter.zeroFormattingBehavior = .dropTrailing
        #expect(formatter.string(from: DateComponents(hour: 1, minute: 0)) == "1h")
    }

    /// The texts of Apple's header.
    @Test func theNumberOfUnitsIsLimited() {
        formatter.unitsStyle = .abbreviated
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 4230) == "1h 10m")
        #expect(formatter.string(from: 630) == "10m 30s")
        formatter.maximumUnitCount = 0
        #expect(formatter.string(from: 4230) == "1h 10m 30s")
    }

    @Test func theSmallestUnitHasAFraction() {
        formatter.unitsStyle = .abbreviated
        formatter.allowedUnits = [.hour]
        formatter.allowsFractionalUnits = true
        #expect(formatter.string(from: 5400) == "1.5h")
    }

    @Test func phrasesAreAdded() {
        formatter.unitsStyle = .full
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 35 * 60) == "35 minutes remaining")
        formatter.includesApproximationPhrase = true
        #expect(formatter.string(from: 35 * 60) == "About 35 minutes remaining")
    }

    @Test func monthsAreCountedFromTheDates() {
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.day]
        formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 31 * 86400)
        #expect(formatter.string(from: DateComponents(month: 1)) == "28 days")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.string(from: start, to: start.addingTimeInterval(31 * 86400)) == "31 days")
    }

    @Test func languagesAreKnown() {
        formatter.unitsStyle = .full
        use("de_DE")
        #expect(formatter.string(from: 3900) == "1 Stunde und 5 Minuten")
        use("fr_FR")
        let french = formatter.string(from: 3900)?.replacingOccurrences(of: "\u{A0}", with: " ")
        #expect(french == "1 heure et 5 minutes")
        formatter.unitsStyle = .positional
        use("da_DK")
        #expect(formatter.string(from: 3900) == "1.05.00")
    }

    @Test func positionalUnitsWithGapsRaise() {
        formatter.allowedUnits = [.hour, .second]
        let raised = exceptions { _ = formatter.string(from: 3610) }
        #expect(raised == ["Specifying positional units with gaps is ambiguous, and therefore unsupported"])
    }

    @Test func otherUnitsRaise() {
        let raised = exceptions { formatter.allowedUnits = [.era, .hour] }
        #expect(raised.count == 1)
        #expect(formatter.allowedUnits == .hour)
    }
}
