/// The layout guides of a list content view, each created when first accessed.
@MainActor
final class ListContentGuides {
    enum Part: String, CaseIterable {
        case text = "UIListContentViewText"
        case secondaryText = "UIListContentViewSecondaryText"
        case image = "UIListContentViewImage"
    }

    /// Sound: the view owns this object.
    private unowned(unsafe) let view: UIView
    private var made: [Part: UILayoutGuide] = [:]

    init(of view: UIView) {
        self.view = view
    }

    /// - Parameter rect: Returns the rectangle of the part in the view's coordinates.
    func guide(_ part: Part, _ rect: @escaping () -> CGRect) -> UILayoutGuide {
        if let guide = made[part] { return guide }
        let guide = UILayoutGuide(
            identifier: part.rawValue,
            .insets { view in
                let (rect, bounds) = (rect(), view.bounds)
                return UIEdgeInsets(
                    top: rect.minY - bounds.minY, left: rect.minX - bounds.minX, bottom: bounds.maxY - rect.maxY,
                    right: bounds.maxX - rect.maxX)
            }, of: view)
        view.layoutState.guides.append(guide)
        made[part] = guide
        return guide
    }

    /// Removes the guides of parts that are not shown any more, with their constraints.
    func remove(where isGone: (Part) -> Bool) {
        for part in Part.allCases where isGone(part) {
            guard let guide = made.removeValue(forKey: part) else { continue }
            view.removeLayoutGuide(guide)
        }
    }
}
