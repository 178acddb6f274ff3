// The names of font constants in Swift 3, and in the first Swift versions with nested types.

@available(*, deprecated, renamed: "UIFont.TextStyle.body")
public var UIFontTextStyleBody: UIFont.TextStyle { .body }
@available(*, deprecated, renamed: "UIFont.TextStyle.callout")
public var UIFontTextStyleCallout: UIFont.TextStyle { .callout }
@available(*, deprecated, renamed: "UIFont.TextStyle.caption1")
public var UIFontTextStyleCaption1: UIFont.TextStyle { .caption1 }
@available(*, deprecated, renamed: "UIFont.TextStyle.caption2")
public var UIFontTextStyleCaption2: UIFont.TextStyle { .caption2 }
@available(*, deprecated, renamed: "UIFont.TextStyle.footnote")
public var UIFontTextStyleFootnote: UIFont.TextStyle { .footnote }
@available(*, deprecated, renamed: "UIFont.TextStyle.headline")
public var UIFontTextStyleHeadline: UIFont.TextStyle { .headline }
@available(*, deprecated, renamed: "UIFont.TextStyle.largeTitle")
public var UIFontTextStyleLargeTitle: UIFont.TextStyle { .largeTitle }
@available(*, deprecated, renamed: "UIFont.TextStyle.subheadline")
public var UIFontTextStyleSubheadline: UIFont.TextStyle { .subheadline }
@available(*, deprecated, renamed: "UIFont.TextStyle.title1")
public var UIFontTextStyleTitle1: UIFont.TextStyle { .title1 }
@available(*, deprecated, renamed: "UIFont.TextStyle.title2")
public var UIFontTextStyleTitle2: UIFont.TextStyle { .title2 }
@available(*, deprecated, renamed: "UIFont.TextStyle.title3")
public var UIFontTextStyleTitle3: UIFont.TextStyle { .title3 }
@available(*, deprecated, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { .black }
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { .bold }
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { .heavy }
@available(*, deprecated, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { .light }
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { .medium }
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { .regular }
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { .semibold }
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { .thin }
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { .ultraLight }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.family")
public var UIFontDescriptorFamilyAttribute: UIFontDescriptor.AttributeName { .family }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.name")
public var UIFontDescriptorNameAttribute: UIFontDescriptor.AttributeName { .name }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.size")
public var UIFontDescriptorSizeAttribute: UIFontDescriptor.AttributeName { .size }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.textStyle")
public var UIFontDescriptorTextStyleAttribute: UIFontDescriptor.AttributeName { .textStyle }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.traits")
public var UIFontDescriptorTraitsAttribute: UIFontDescriptor.AttributeName { .traits }
@available(*, deprecated, renamed: "UIFontDescriptor.TraitKey.slant")
public var UIFontSlantTrait: UIFontDescriptor.TraitKey { .slant }
@available(*, deprecated, renamed: "UIFontDescriptor.TraitKey.symbolic")
public var UIFontSymbolicTrait: UIFontDescriptor.TraitKey { .symbolic }
@available(*, deprecated, renamed: "UIFontDescriptor.TraitKey.weight")
public var UIFontWeightTrait: UIFontDescriptor.TraitKey { .weight }
@available(*, deprecated, renamed: "UIContentSizeCategory.accessibilityExtraExtraExtraLarge")
public var UIContentSizeCategoryAccessibilityExtraExtraExtraLarge: UIContentSizeCategory {
    .accessibilityExtraExtraExtraLarge
}
@available(*, deprecated, renamed: "UIContentSizeCategory.accessibilityExtraExtraLarge")
public var UIContentSizeCategoryAccessibilityExtraExtraLarge: UIContentSizeCategory { .accessibilityExtraExtraLarge }
@available(*, deprecated, renamed: "UIContentSizeCategory.accessibilityExtraLarge")
public var UIContentSizeCategoryAccessibilityExtraLarge: UIContentSizeCategory { .accessibilityExtraLarge }
@available(*, deprecated, renamed: "UIContentSizeCategory.accessibilityLarge")
public var UIContentSizeCategoryAccessibilityLarge: UIContentSizeCategory { .accessibilityLarge }
@available(*, deprecated, renamed: "UIContentSizeCategory.accessibilityMedium")
public var UIContentSizeCategoryAccessibilityMedium: UIContentSizeCategory { .accessibilityMedium }
@available(*, deprecated, renamed: "UIContentSizeCategory.extraExtraExtraLarge")
public var UIContentSizeCategoryExtraExtraExtraLarge: UIContentSizeCategory { .extraExtraExtraLarge }
@available(*, deprecated, renamed: "UIContentSizeCategory.extraExtraLarge")
public var UIContentSizeCategoryExtraExtraLarge: UIContentSizeCategory { .extraExtraLarge }
@available(*, deprecated, renamed: "UIContentSizeCategory.extraLarge")
public var UIContentSizeCategoryExtraLarge: UIContentSizeCategory { .extraLarge }
@available(*, deprecated, renamed: "UIContentSizeCategory.extraSmall")
public var UIContentSizeCategoryExtraSmall: UIContentSizeCategory { .extraSmall }
@available(*, deprecated, renamed: "UIContentSizeCategory.large")
public var UIContentSizeCategoryLarge: UIContentSizeCategory { .large }
@available(*, deprecated, renamed: "UIContentSizeCategory.medium")
public var UIContentSizeCategoryMedium: UIContentSizeCategory { .medium }
@available(*, deprecated, renamed: "UIContentSizeCategory.small")
public var UIContentSizeCategorySmall: UIContentSizeCategory { .small }
@available(*, deprecated, renamed: "UIContentSizeCategory.unspecified")
public var UIContentSizeCategoryUnspecified: UIContentSizeCategory { .unspecified }
