@_exported import CoreFoundationTypes
@_exported import CoreGraphics
import UIKit

/// Core Text's font, which is UIKit's on Linux: `font as CTFont` compiles.
/// - Linux: works
public typealias CTFont = UIFont

/// Core Text's description of fonts, which is UIKit's on Linux.
/// - Linux: works
public typealias CTFontDescriptor = UIFontDescriptor

/// The look of a font, as flags.
/// - Linux: works
public struct CTFontSymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
    public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
    public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << 28)
}

/// The system's fonts.
/// - Linux: works
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 4_294_967_295
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case label = 10
    case message = 23
}

/// Returns a font by its name; the system font if there is none. The matrix is not used.
/// - Linux: works
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(name: name as String, size: size > 0 ? size : 12) ?? .systemFont(ofSize: size > 0 ? size : 12)
}

/// Returns the font that a description says. The matrix is not used.
/// - Linux: works
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Returns a font of the system.
/// - Linux: works
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let size = size > 0 ? size : 12
    return switch uiType {
    case .none: nil
    case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem: .boldSystemFont(ofSize: size)
    case .user, .system, .smallSystem, .label, .message: .systemFont(ofSize: size)
    }
}

/// Returns the font in another size, with the attributes of a description if there is one.
/// - Linux: works
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let descriptor = font.fontDescriptor.addingAttributes(attributes?.fontAttributes ?? [:])
    return UIFont(descriptor: descriptor, size: size > 0 ? size : font.pointSize)
}

/// Returns the font with other traits; nil if there is none.
/// - Linux: works
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = CTFontGetSymbolicTraits(font).subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    return font.fontDescriptor.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: traits.rawValue))
        .map { UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize) }
}

/// - Linux: works
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// - Linux: works
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// - Linux: works
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.fontDescriptor.matrix }

/// - Linux: works
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}

/// - Linux: works
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }

/// - Linux: works
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }

/// Returns the name of the family and the face.
/// - Linux: works
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    let face = font.fontDescriptor.object(forKey: .face) as? String
    return [font.familyName, face].compactMap { $0 }.joined(separator: " ") as CFString
}

/// - Linux: works
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// - Linux: works
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns how far the font reaches below the baseline, as a positive number.
/// - Linux: works
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// - Linux: works
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// - Linux: works
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// - Linux: works
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
