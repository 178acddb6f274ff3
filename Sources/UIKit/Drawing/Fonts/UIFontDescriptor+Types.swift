extension UIFontDescriptor {
    /// The keys of a descriptor's attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key. Descriptors ignore keys that UIKit does not define.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name of a family, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of a face, a string such as "Inter-Semibold".
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of a style, for example "Bold Italic".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The names of the family and the style, a string. It is read only.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A ``UIFont/TextStyle``, whose size at the user's text size is used.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// A dictionary with keys of the type ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of dictionaries with a ``FeatureKey/type`` and a ``FeatureKey/selector``.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// A CGAffineTransform.
        public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    }

    /// The keys of a font feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a key. Features have only the two below.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The type of a feature, for example `kNumberSpacingType`.
        public static let type = FeatureKey("CTFeatureTypeIdentifier")
        /// What is chosen of the type, for example `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
        /// Equal to ``type``.
        public static let featureIdentifier = type
        /// Equal to ``selector``, in spite of its name.
        public static let typeIdentifier = selector
    }

    /// The keys of a font's traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A number; above 0 for italics.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// The raw value of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A ``UIFont/Weight`` or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A ``UIFont/Width`` or its raw value.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    }

    /// A class of typefaces: the bits of ``SymbolicTraits/classMask``.
    public typealias Class = Int

    /// The traits of a font, and in the highest four bits the class of its typeface, which is a number and no set.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Letters that lean to the right.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// A weight of at least semibold (600).
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Letters that are wider than usual.
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        /// Letters that are narrower than usual.
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        /// Letters that have one width. Only the monospaced system font has the trait.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        /// Reported by no font here, as ``traitTightLeading`` and ``traitLooseLeading``.
        public static let traitVertical = SymbolicTraits(rawValue: 2048)
        /// The system font.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 4096)
        /// Ignored by ``UIFontDescriptor/withSymbolicTraits(_:)``: lines keep their height.
        public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
        /// Ignored by ``UIFontDescriptor/withSymbolicTraits(_:)``, as ``traitTightLeading``.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)

        /// The four bits of the class; zero without one.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        /// Serifs of the Renaissance and the Baroque, such as Garamond's.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Serifs between old style and modern ones, such as Baskerville's.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Thin serifs with a strong contrast, such as Bodoni's.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Heavy serifs with curves, such as those of Clarendon.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Heavy serifs with right angles, such as Rockwell's.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Serifs of unusual shapes.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Decorated letters, for titles.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Letters like those of handwriting.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols in place of letters.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    /// The designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The usual design of the system font.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Letters that have one width, as those of `monospacedSystemFont(ofSize:weight:)`.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// Letters with round ends; the usual design where no family that has them is installed.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Letters with serifs; the usual design where no family that has them is installed.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }
}
