extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { anchors.x(.leading, of: self) }
    public var trailingAnchor: NSLayoutXAxisAnchor { anchors.x(.trailing, of: self) }
    public var leftAnchor: NSLayoutXAxisAnchor { anchors.x(.left, of: self) }
    public var rightAnchor: NSLayoutXAxisAnchor { anchors.x(.right, of: self) }
    public var topAnchor: NSLayoutYAxisAnchor { anchors.y(.top, of: self) }
    public var bottomAnchor: NSLayoutYAxisAnchor { anchors.y(.bottom, of: self) }
    public var widthAnchor: NSLayoutDimension { anchors.size(.width, of: self) }
    public var heightAnchor: NSLayoutDimension { anchors.size(.height, of: self) }
    public var centerXAnchor: NSLayoutXAxisAnchor { anchors.x(.centerX, of: self) }
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
