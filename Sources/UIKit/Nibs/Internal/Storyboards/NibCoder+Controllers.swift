import Foundation
internal import NibDocument

@MainActor
extension NSCoder {
    /// Gives the controller's navigation item what a nib has for it.
    func adoptNavigationItem(of controller: UIViewController) {
        guard let nib, let record = nib.record.part("navigationItem") else { return }
        controller.navigationItem.decodeItems(from: NibCoder(record, nib.instance))
        nib.instance.note(controller.navigationItem, record)
    }

    /// Returns the class of a navigation controller's bar: the custom one of a nib.
    func barClass<Bar: UIView>(_ key: String, _ base: Bar.Type) -> Bar.Type {
        guard let nib, let record = nib.record.part(key) else { return base }
        return NibClasses.custom(record, base: base, nib.instance) as? Bar.Type ?? base
    }

    /// Returns the attributes that a nib has for the titles of a bar.
    func titleAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let nib, let record = nib.record.part(key) else { return nil }
        let coder = NibCoder(record, nib.instance)
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = coder.font() { attributes[.font] = font }
        if let color = coder.color("textColor") { attributes[.foregroundColor] = color }
        return attributes
    }
}

extension UIViewController {
    static let nibPresentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]

    /// A flip and a page curl are not drawn.
    static let nibTransitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "crossDissolve": .crossDissolve, "flipHorizontal": .flipHorizontal,
    ]

    /// Sets the view that a nib has for the controller.
    func takeNibView(_ view: UIView) {
        if let controller = self as? UICollectionViewController, let collectionView = view as? UICollectionView {
            controller.takeNibCollectionView(collectionView)
        } else {
            self.view = view
        }
    }

    /// Calls the action of an unwind segue.
    func receiveUnwind(_ action: Selector, _ segue: UIStoryboardSegue) { perform(action, with: segue) }
}
