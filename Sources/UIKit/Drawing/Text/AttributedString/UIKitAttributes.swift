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
    /// Finds the attributes of UIKit by their names: `text.foregroundColor`.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
        self[T.self]
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
        /// The font with its size.
        public typealias Value = UIFont
        /// The name in an `NSAttributedString`: that of `.font`.
        public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The key of alignment, indents and line heights.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The style of the whole paragraph.
        public typealias Value = NSParagraphStyle
        /// The name in an `NSAttributedString`: that of `.paragraphStyle`.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The key of the text's color.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The color of the glyphs.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`: that of `.foregroundColor`.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The key of the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The color of the line's height behind the text.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`: that of `.backgroundColor`.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The key of the distance between letters.
    public enum KernAttribute: AttributedStringKey {
        /// A number of points added after each character.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`: that of `.kern`.
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The key of the line below the text.
    public enum UnderlineStyleAttribute: ObjectiveCConvertibleAttributedStringKey {
        /// Weight and pattern of the line.
        public typealias Value = NSUnderlineStyle
        /// The raw value of the style, as an `NSAttributedString` has it.
        public typealias ObjectiveCValue = NSNumber
        /// The name in an `NSAttributedString`: that of `.underlineStyle`.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The key of the color of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// The color of the line.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`: that of `.underlineColor`.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: ObjectiveCConvertibleAttributedStringKey {
        /// Weight and pattern of the line.
        public typealias Value = NSUnderlineStyle
        /// The raw value of the style, as an `NSAttributedString` has it.
        public typealias ObjectiveCValue = NSNumber
        /// The name in an `NSAttributedString`: that of `.strikethroughStyle`.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The key of the color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The color of the line.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`: that of `.strikethroughColor`.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The key of the text's shadow.
    public enum ShadowAttribute: AttributedStringKey {
        /// Offset, blur and color of the shadow.
        public typealias Value = NSShadow
        /// The name in an `NSAttributedString`: that of `.shadow`.
        public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// The key of a picture or view in the text.
    public enum AttachmentAttribute: AttributedStringKey {
        /// The attachment, on the character U+FFFC.
        public typealias Value = NSTextAttachment
        /// The name in an `NSAttributedString`: that of `.attachment`.
        public static let name = NSAttributedString.Key.attachment.rawValue
    }

    /// The key of the distance by which text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// A number of points; positive values move the text up.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`: that of `.baselineOffset`.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The key of the slant of glyphs.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// The tangent of the angle by which glyphs lean to the right.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`: that of `.obliqueness`.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The key of the stretch of glyphs.
    public enum ExpansionAttribute: AttributedStringKey {
        /// The natural logarithm of the factor by which glyphs are widened.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`: that of `.expansion`.
        public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// The key of the width of outlines.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// The width in percent of the font's size; a negative one fills the glyphs as well.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`: that of `.strokeWidth`.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The key of the color of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// The color of the outlines.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`: that of `.strokeColor`.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
}
