extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { properties.description }
    public var debugDescription: String { description }
    public var customMirror: Mirror { properties.mirror }

    private var properties: PropertyList {
        var list = PropertyList(of: self)
        list.add("Base Style", style)
        list.add("customView", customView)
        list.add("cornerRadius", cornerRadius, unless: 0)
        list.add("backgroundInsets", backgroundInsets, unless: .zero)
        list.add(
            "edgesAddingLayoutMarginsToBackgroundInsets", edgesAddingLayoutMarginsToBackgroundInsets, unless: [])
        list.add("backgroundColor", backgroundColor)
        list.add("visualEffect", visualEffect)
        list.add("image", image)
        list.add("imageContentMode", imageContentMode, unless: .scaleToFill)
        list.add("strokeColor", strokeColor)
        list.add("strokeWidth", strokeWidth, unless: 0)
        list.add("strokeOutset", strokeOutset, unless: 0)
        list.add("shadowProperties", shadowProperties, unless: UIShadowProperties())
        return list
    }
}
