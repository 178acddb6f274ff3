import Foundation

// Names of the attributes with which a screen reader speaks an attributed text.
extension NSAttributedString.Key {
    /// A Bool: whether all punctuation is spoken.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// A language as in BCP 47.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// A number from 0 to 2; 1 is the default.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePitch")
    /// A Bool: whether an announcement waits for the one before.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// A ``UIAccessibilityPriority``: whether an announcement interrupts others and can be interrupted.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The pronunciation in the phonetic alphabet.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// A Bool: whether the text is spoken letter by letter.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The raw value of a `UIAccessibilityTextualContext`.
    public static let UIAccessibilityTextAttributeContext = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeContext")
    /// A number from 1 to 6; 0 for no heading.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// An array of texts, which are spoken with the text.
    public static let accessibilityTextCustom = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeCustom")
}
