extension UIListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { properties.description }
    public var debugDescription: String { description }
    public var customMirror: Mirror { properties.mirror }

    private var properties: PropertyList {
        var list = PropertyList(of: self)
        list.add("image", image)
        list.add("text", text)
        list.add("attributedText", attributedText?.string)
        list.add("secondaryText", secondaryText)
        list.add("secondaryAttributedText", secondaryAttributedText?.string)
        list.add("Base Style", style)
        list.add("directionalLayoutMargins", directionalLayoutMargins)
        list.add("axesPreservingSuperviewLayoutMargins", axesPreservingSuperviewLayoutMargins)
        list.add(["prefersSideBySideTextAndSecondaryText": prefersSideBySideTextAndSecondaryText])
        list.add("imageToTextPadding", imageToTextPadding)
        list.add("textToSecondaryTextHorizontalPadding", textToSecondaryTextHorizontalPadding)
        list.add("textToSecondaryTextVerticalPadding", textToSecondaryTextVerticalPadding)
        list.add("alpha", alpha, unless: 1)
        return list
    }
}

extension UIListContentConfiguration.TextProperties: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    public var description: String { properties.description }
    public var debugDescription: String { description }
    public var customMirror: Mirror { properties.mirror }

    private var properties: PropertyList {
        var list = PropertyList(of: self)
        list.add("font", font)
        list.add("color", color)
        list.add("alignment", alignment, unless: .natural)
        list.add("lineBreakMode", lineBreakMode, unless: .byTruncatingTail)
        list.add("numberOfLines", numberOfLines)
        list.add(["adjustsFontSizeToFitWidth": adjustsFontSizeToFitWidth])
        list.add("minimumScaleFactor", minimumScaleFactor, unless: 0)
        list.add(["adjustsFontForContentSizeCategory": adjustsFontForContentSizeCategory])
        list.add("transform", transform, unless: .none)
        return list
    }
}

extension UIListContentConfiguration.ImageProperties: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    public var description: String { properties.description }
    public var debugDescription: String { description }
    public var customMirror: Mirror { properties.mirror }

    private var properties: PropertyList {
        var list = PropertyList(of: self)
        list.add("preferredSymbolConfiguration", preferredSymbolConfiguration)
        list.add("tintColor", tintColor)
        list.add("cornerRadius", cornerRadius, unless: 0)
        list.add("maximumSize", maximumSize, unless: .zero)
        list.add("reservedLayoutSize", reservedLayoutSize, unless: .zero)
        list.add("strokeColor", strokeColor)
        list.add("strokeWidth", strokeWidth, unless: 0)
        return list
    }
}
