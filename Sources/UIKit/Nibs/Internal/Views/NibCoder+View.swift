import Foundation
internal import NibDocument

// What all views have.
@MainActor
extension NibCoder {
    /// Called by UIView's initializer, when nothing of the subclasses' initializers has run.
    func decode(_ view: UIView) {
        decodeAttributes(view)
        if !isSubviewsLast(view) { decodeSubviews(view) }
    }

    /// Scroll views get their subviews at the end of their initializer, which prepares them for subviews.
    private func isSubviewsLast(_ view: UIView) -> Bool { view is UIScrollView }

    /// Gives a view that exists already the properties and subviews of the record. Its superview decides where it is.
    func decodeAdopted(_ view: UIView) {
        switch view {
        case let label as UILabel: decode(label)
        case let imageView as UIImageView: decode(imageView)
        case let bar as UINavigationBar: decode(bar)
        case let bar as UIToolbar: decode(bar)
        case let bar as UITabBar: decode(bar)
        default: decodeShared(view)
        }
        decodeSubviews(view)
    }

    func decodeSubviews(_ view: UIView) {
        for record in record.subviews {
            guard let subview = instance.make(record) as? UIView else { continue }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
    }

    func decodeAttributes(_ view: UIView) {
        if let frame = record.frame { view.layer.frame = CGRect(frame) }
        if let clips = bool("clipsSubviews") { view.clipsToBounds = clips }
        if let isOpaque = bool("opaque") { view.isOpaque = isOpaque }
        if let mode = option("contentMode", Self.contentModes) { view.contentMode = mode }
        if let isMultiple = bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = isMultiple }
        // Without a mask, constraints place the view; where there are none, its right and bottom margins are flexible.
        view.autoresizingMask =
            record.autoresizing.map { UIView.AutoresizingMask(rawValue: $0.rawValue) }
            ?? [.flexibleRightMargin, .flexibleBottomMargin]
        if let translates = bool("translatesAutoresizingMaskIntoConstraints") {
            view.translatesAutoresizingMaskIntoConstraints = translates
        }
        if let stack = view as? UIStackView { decodeStack(stack) }
        decodeShared(view)
    }

    /// The attributes that a view of UIKit's own has in common with every other. They are set again at the end of an
    /// initializer that has defaults for them.
    func decodeShared(_ view: UIView) {
        view.isUserInteractionEnabled = bool("userInteractionEnabled") ?? true
        if record.values["backgroundColor"] != nil { view.backgroundColor = color("backgroundColor") }
        if let tint = color("tintColor") { view.tintColor = tint }
        if let alpha = number("alpha") { view.alpha = alpha }
        if let isHidden = bool("hidden") { view.isHidden = isHidden }
        if let tag = integer("tag") { view.tag = tag }
        if let identifier = record.attributes["restorationIdentifier"] { view.restorationIdentifier = identifier }
        if let isExclusive = bool("exclusiveTouch") { view.isExclusiveTouch = isExclusive }
        if let attribute = option("semanticContentAttribute", Self.semantics) {
            view.semanticContentAttribute = attribute
        }
        if let preserves = bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = preserves }
        if let insets = bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = insets }
        if let margins = insets("layoutMargins") { view.layoutMargins = margins }
        if let margins = insets("directionalLayoutMargins") {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        decodeLayout(view)
        decodeAccessibility(view)
    }

    private func decodeAccessibility(_ view: UIView) {
        guard let part = record.part("accessibilityConfiguration") else { return }
        func text(_ name: String, _ property: String) -> String? {
            part.attributes[name].map { file.localized($0, record.identifier, property) }
        }
        if let label = text("label", "ibExternalAccessibilityLabel") { view.accessibilityLabel = label }
        if let hint = text("hint", "ibExternalAccessibilityHint") { view.accessibilityHint = hint }
        if let identifier = part.attributes["identifier"] { view.accessibilityIdentifier = identifier }
        if case .bool(let isElement) = part.values["isElement"] { view.isAccessibilityElement = isElement }
        guard let names = part.part("traits")?.attributes.values else { return }
        view.accessibilityTraits = UIAccessibilityTraits(
            names.filter { $0.value == "YES" }.compactMap { Self.traits[$0.key] })
    }

    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    private static let traits: [String: UIAccessibilityTraits] = [
        "none": [], "button": .button, "link": .link, "image": .image, "selected": .selected,
        "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
        "summaryElement": .summaryElement, "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
        "searchField": .searchField, "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
    ]
}
