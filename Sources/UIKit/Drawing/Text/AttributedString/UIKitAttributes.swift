@_exported import AttributeConversion
import Foundation

extension AttributeScopes {
    /// UIKit's attributes of an `AttributedString`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that text is drawn with, and Foundation's. `NSAttributedString.Key` says what the values mean.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// Alignment, indents and line heights.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Points between letters beside their advances.
        public let kern: KernAttribute
        /// The line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the line below; that of the text without one.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of the line through; that of the text without one.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The shadow of the text.
        public let shadow: ShadowAttribute
        /// A picture or a view in the text.
        public let attachment: AttachmentAttribute
        /// Points by which the text is raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// How much letters are slanted.
        public let obliqueness: ObliquenessAttribute
        /// How much letters are stretched.
        public let expansion: ExpansionAttribute
        /// The width of outlines, in percent of the size; negative ones are filled too.
        public let strokeWidth: StrokeWidthAttribute
        /// The color of outlines; that of the text without one.
        public let strokeColor: StrokeColorAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
        self[T.self]
    }
}

extension AttributeScopes.UIKitAttributes {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    public enum UnderlineStyleAttribute: ObjectiveCConvertibleAttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public typealias ObjectiveCValue = NSNumber
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    public enum StrikethroughStyleAttribute: ObjectiveCConvertibleAttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public typealias ObjectiveCValue = NSNumber
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    public enum ShadowAttribute: AttributedStringKey {
        public typealias Value = NSShadow
        public static let name = NSAttributedString.Key.shadow.rawValue
    }

    public enum AttachmentAttribute: AttributedStringKey {
        public typealias Value = NSTextAttachment
        public static let name = NSAttributedString.Key.attachment.rawValue
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum ObliquenessAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    public enum ExpansionAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.expansion.rawValue
    }

    public enum StrokeWidthAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    public enum StrokeColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
}
