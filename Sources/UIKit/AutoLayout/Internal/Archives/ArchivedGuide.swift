/// The name of a layout guide in an archive: that of one that every view has, or the place among those that were added to
/// the view.
@MainActor
struct ArchivedGuide {
    let name: String

    private static let addedPrefix = "own "

    init(name: String) { self.name = name }

    /// Returns nil for a guide that does not belong to the view.
    init?(_ guide: UILayoutGuide, of view: UIView) {
        guard let state = view.layoutStateReference else { return nil }
        let standard: [(name: String, guide: UILayoutGuide?)] = [
            ("safeArea", state.safeAreaGuide), ("layoutMargins", state.marginsGuide),
            ("readableContent", state.readableGuide), ("keyboard", state.keyboardGuide),
            ("contentLayout", state.contentGuide), ("frameLayout", state.frameGuide), ("top", state.topGuide),
            ("bottom", state.bottomGuide),
        ]
        if let known = standard.first(where: { $0.guide === guide }) {
            name = known.name
        } else if let index = view.addedLayoutGuides.firstIndex(where: { $0 === guide }) {
            name = Self.addedPrefix + "\(index)"
        } else {
            return nil
        }
    }

    /// Returns nil for a name that is unknown, and for a guide that the view does not have.
    func guide(of view: UIView) -> UILayoutGuide? {
        switch name {
        case "safeArea": return view.safeAreaLayoutGuide
        case "layoutMargins": return view.layoutMarginsGuide
        case "readableContent": return view.readableContentGuide
        case "keyboard": return view.keyboardLayoutGuide
        case "contentLayout": return (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayout": return (view as? UIScrollView)?.frameLayoutGuide
        case "top": return view.barGuide(isTop: true)
        case "bottom": return view.barGuide(isTop: false)
        default: break
        }
        guard name.hasPrefix(Self.addedPrefix), let index = Int(name.dropFirst(Self.addedPrefix.count)),
            view.addedLayoutGuides.indices.contains(index)
        else { return nil }
        return view.addedLayoutGuides[index]
    }
}

extension UIView {
    /// The guides that were added to the view, without those that UIKit makes.
    var addedLayoutGuides: [UILayoutGuide] { layoutGuides.filter { $0.placement == nil } }
}
