import UIKit

// The names of attributes, which are UIKit's except for the colors.

nonisolated(unsafe) public let kCTFontAttributeName: CFString = "NSFont"
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
nonisolated(unsafe) public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
nonisolated(unsafe) public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
nonisolated(unsafe) public let kCTKernAttributeName: CFString = "NSKern"
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = "CTTracking"
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = "NSLigature"
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
nonisolated(unsafe) public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
nonisolated(unsafe) public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
nonisolated(unsafe) public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"

nonisolated(unsafe) public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
nonisolated(unsafe) public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
nonisolated(unsafe) public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
nonisolated(unsafe) public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
nonisolated(unsafe) public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
nonisolated(unsafe) public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
nonisolated(unsafe) public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
nonisolated(unsafe) public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
nonisolated(unsafe) public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
nonisolated(unsafe) public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"

extension NSAttributedString {
    /// The text with UIKit's colors for Core Text's.
    var withUIKitAttributes: NSAttributedString {
        let names: [(CFString, NSAttributedString.Key)] = [
            (kCTForegroundColorAttributeName, .foregroundColor), (kCTBackgroundColorAttributeName, .backgroundColor),
            (kCTStrokeColorAttributeName, .strokeColor), (kCTUnderlineColorAttributeName, .underlineColor),
        ]
        let text = NSMutableAttributedString(attributedString: self)
        let whole = NSRange(location: 0, length: length)
        for (name, key) in names {
            enumerateAttribute(NSAttributedString.Key(name as String), in: whole) { value, range, _ in
                guard let value, let color = Self.color(value) else { return }
                text.addAttribute(key, value: color, range: range)
            }
        }
        return text
    }

    private static func color(_ value: Any) -> UIColor? {
        (value as? CGColor).map { UIColor(cgColor: $0) } ?? value as? UIColor
    }
}
