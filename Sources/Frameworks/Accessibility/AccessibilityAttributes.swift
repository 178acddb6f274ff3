import AttributeConversion
import UIKit

extension AttributeScopes {
    /// - Linux: works
    ///
    /// The attributes of spoken text. In an `NSAttributedString` they have the names of UIKit's keys.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilityHeadingLevel: HeadingLevelAttribute
        public let accessibilityTextCustom: TextCustomAttribute
        public let accessibilityTextualContext: TextualContextAttribute
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
        public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
    }

    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeScopes.AccessibilityAttributes {
    public enum HeadingLevelAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
        public typealias Value = HeadingLevel
        public typealias ObjectiveCValue = NSNumber
        public static var name: String { NSAttributedString.Key.accessibilityTextHeadingLevel.rawValue }

        public enum HeadingLevel: Int, Codable, Sendable {
            case unspecified, h1, h2, h3, h4, h5, h6
        }
    }

    public enum TextCustomAttribute: CodableAttributedStringKey {
        public typealias Value = [String]
        public static var name: String { NSAttributedString.Key.accessibilityTextCustom.rawValue }
    }

    public enum TextualContextAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
        public typealias Value = TextualContext
        public typealias ObjectiveCValue = NSString
        public static var name: String { NSAttributedString.Key.UIAccessibilityTextAttributeContext.rawValue }

        public enum TextualContext: String, Codable, Sendable {
            case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
        }

        private static let prefix = "UIAccessibilityTextualContext"

        public static func objectiveCValue(for value: TextualContext) throws -> NSString {
            NSString(string: prefix + value.rawValue.prefix(1).uppercased() + value.rawValue.dropFirst())
        }

        public static func value(for object: NSString) throws -> TextualContext {
            let name = String(describing: object).dropFirst(prefix.count)
            guard let value = TextualContext(rawValue: name.prefix(1).lowercased() + name.dropFirst()) else {
                throw CocoaError(.coderInvalidValue)
            }
            return value
        }
    }

    public enum IncludesPunctuationAttribute: CodableAttributedStringKey {
        public typealias Value = Bool
        public static var name: String { NSAttributedString.Key.accessibilitySpeechPunctuation.rawValue }
    }

    public enum AdjustedPitchAttribute: CodableAttributedStringKey {
        public typealias Value = Double
        public static var name: String { NSAttributedString.Key.accessibilitySpeechPitch.rawValue }
    }

    public enum SpellOutAttribute: CodableAttributedStringKey {
        public typealias Value = Bool
        public static var name: String { NSAttributedString.Key.accessibilitySpeechSpellOut.rawValue }
    }

    public enum QueueAnnouncementAttribute: CodableAttributedStringKey {
        public typealias Value = Bool
        public static var name: String { NSAttributedString.Key.accessibilitySpeechQueueAnnouncement.rawValue }
    }

    public enum AnnouncementPriorityAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
        public typealias Value = AnnouncementPriority
        public typealias ObjectiveCValue = NSString
        public static var name: String { NSAttributedString.Key.accessibilitySpeechAnnouncementPriority.rawValue }

        public enum AnnouncementPriority: String, Codable, Sendable {
            case low = "UIAccessibilityPriorityLow"
            case `default` = "UIAccessibilityPriorityDefault"
            case high = "UIAccessibilityPriorityHigh"
        }
    }

    public enum IPANotationAttribute: CodableAttributedStringKey {
        public typealias Value = String
        public static var name: String { NSAttributedString.Key.accessibilitySpeechIPANotation.rawValue }
    }
}
