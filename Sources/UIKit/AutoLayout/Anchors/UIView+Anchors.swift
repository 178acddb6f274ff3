extension UIView {
    /// The left edge of the alignment rectangle in left-to-right layouts, otherwise the right one.
    public var leadingAnchor: NSLayoutXAxisAnchor { anchors.x(.leading, of: self) }
    /// The right edge of the alignment rectangle in left-to-right layouts, otherwise the left one.
    public var trailingAnchor: NSLayoutXAxisAnchor { anchors.x(.trailing, of: self) }
    /// The left edge of the alignment rectangle, in every reading direction.
    public var leftAnchor: NSLayoutXAxisAnchor { anchors.x(.left, of: self) }
    /// The right edge of the alignment rectangle, in every reading direction.
    public var rightAnchor: NSLayoutXAxisAnchor { anchors.x(.right, of: self) }
    /// The upper edge of the alignment rectangle.
    public var topAnchor: NSLayoutYAxisAnchor { anchors.y(.top, of: self) }
    /// The lower edge of the alignment rectangle.
    public var bottomAnchor: NSLayoutYAxisAnchor { anchors.y(.bottom, of: self) }
    /// The width of the alignment rectangle.
    public var widthAnchor: NSLayoutDimension { anchors.size(.width, of: self) }
    /// The height of the alignment rectangle.
    public var heightAnchor: NSLayoutDimension { anchors.size(.height, of: self) }
    /// The horizontal center of the alignment rectangle.
    public var centerXAnchor: NSLayoutXAxisAnchor { anchors.x(.centerX, of: self) }
    /// The vertical center of the alignment rectangle.
    public var centerYAnchor: NSLayoutYAxisAnchor { anchors.y(.centerY, of: self) }
    /// The baseline of the first line of text of ``forFirstBaselineLayout``; the top edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchors.y(.firstBaseline, of: self) }
    /// The baseline of the last line of text of ``forLastBaselineLayout``; the bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchors.y(.lastBaseline, of: self) }

    private var anchors: AnchorCache { layoutState.anchors }
}

/// The anchors that a view or guide has handed out: each is created once.
@MainActor
final class AnchorCache {
    private var anchors: [NSLayoutConstraint.Attribute: AnyObject] = [:]

    func x(_ attribute: NSLayoutConstraint.Attribute, of owner: any LayoutOwner) -> NSLayoutXAxisAnchor {
        anchor(attribute) { NSLayoutXAxisAnchor(LayoutOperand(owner: owner, attribute: attribute)) }
    }

    func y(_ attribute: NSLayoutConstraint.Attribute, of owner: any LayoutOwner) -> NSLayoutYAxisAnchor {
        anchor(attribute) { NSLayoutYAxisAnchor(LayoutOperand(owner: owner, attribute: attribute)) }
    }

    func size(_ attribute: NSLayoutConstraint.Attribute, of owner: any LayoutOwner) -> NSLayoutDimension {
        anchor(attribute) { NSLayoutDimension(LayoutOperand(owner: owner, attribute: attribute)) }
    }

    private func anchor<Anchor: AnyObject>(_ attribute: NSLayoutConstraint.Attribute, _ make: () -> Anchor) -> Anchor {
        if let known = anchors[attribute] as? Anchor { return known }
        let new = make()
        anchors[attribute] = new
        return new
    }
}
