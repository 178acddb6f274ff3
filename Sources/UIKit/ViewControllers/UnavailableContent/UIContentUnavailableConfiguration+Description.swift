extension UIContentUnavailableConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
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
        list.add("alignment", alignment, unless: .center)
        list.add("directionalLayoutMargins", directionalLayoutMargins)
        list.add("axesPreservingSuperviewLayoutMargins", axesPreservingSuperviewLayoutMargins)
        list.add("imageToTextPadding", imageToTextPadding)
        list.add("textToSecondaryTextPadding", textToSecondaryTextPadding)
        list.add("textToButtonPadding", textToButtonPadding)
        list.add("buttonToSecondaryButtonPadding", buttonToSecondaryButtonPadding)
        return list
    }
}

extension UIContentUnavailableConfigurationState: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    public var description: String { properties.description }
    public var debugDescription: String { description }
    public var customMirror: Mirror { properties.mirror }

    private var properties: PropertyList {
        var list = PropertyList(of: self)
        list.add("traitCollection", traitCollection)
        list.add("searchText", searchText)
        for (key, value) in custom.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { list.add(key.rawValue, value) }
        return list
    }
}
