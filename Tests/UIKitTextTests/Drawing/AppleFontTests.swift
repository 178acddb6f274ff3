import Testing

@testable import UIKit

/// Names of fonts that every iPhone has.
@MainActor @Suite
struct AppleFontTests {
    @Test(arguments: [
        "HelveticaNeue", "HelveticaNeue-Light", "AvenirNext-DemiBold", "Georgia-Bold", "Courier", "Papyrus",
    ])
    func aFontOfApplesIsReplacedByAnInstalledOne(name: String) {
        #expect(UIFont(name: name, size: 15)?.pointSize == 15)
    }

    @Test func theStyleOfTheNameIsKept() throws {
        let bold = try #require(UIFont(name: "HelveticaNeue-Bold", size: 17))
        #expect(bold.fontDescription.weight == 700)
        let oblique = try #require(UIFont(name: "Helvetica-BoldOblique", size: 17))
        #expect(oblique.fontDescription.isItalic)
    }

    @Test func anUnknownNameIsNoFont() {
        #expect(UIFont(name: "NoSuchFont", size: 17) == nil)
        #expect(UIFont(name: "HelveticaNeue-Sparkling", size: 17) == nil)
    }
}
