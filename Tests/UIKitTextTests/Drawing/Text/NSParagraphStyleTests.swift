import Testing
import UIKit

@MainActor @Suite(.serialized) struct NSParagraphStyleTests {
    @Test func theDefaultStyleWrapsWordsAndAlignsNaturally() {
        let style = NSParagraphStyle.default
        #expect(style.lineBreakMode == .byWordWrapping)
        #expect(style.alignment == .natural)
        #expect(style.baseWritingDirection == .natural)
        #expect(style.lineSpacing == 0 && style.lineHeightMultiple == 0 && style.tailIndent == 0)
    }

    @Test func aCopyOfAMutableStyleDoesNotFollowIt() throws {
        let mutable = NSMutableParagraphStyle()
        mutable.alignment = .center
        let copy = try #require(mutable.copy() as? NSParagraphStyle)
        mutable.alignment = .right
        #expect(copy.alignment == .center)
        #expect(!(copy is NSMutableParagraphStyle))
    }

    @Test func aMutableCopyCanBeChanged() throws {
        let copy = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
        copy.lineSpacing = 3
        #expect(copy.lineSpacing == 3)
        #expect(NSParagraphStyle.default.lineSpacing == 0)
    }

    @Test func stylesOfTheSameValuesAreEqual() {
        let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        one.headIndent = 5
        #expect(one != other)
        other.setParagraphStyle(one)
        #expect(one == other)
    }

    @Test func aStyleComesBackFromItsArchive() throws {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingMiddle
        style.firstLineHeadIndent = 12
        style.baseWritingDirection = .rightToLeft
        let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableParagraphStyle.self, from: data)
        #expect(back == style)
    }
}
