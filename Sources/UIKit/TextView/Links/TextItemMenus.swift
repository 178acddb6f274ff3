import Foundation

/// Opens the menus of the links, attachments and tagged parts of a text view, and tells the delegate of them.
@MainActor
final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let view: UITextView
    private var interaction: UIContextMenuInteraction?
    /// The item whose menu is open.
    private var shown: (item: UITextItem, configuration: UIContextMenuConfiguration)?

    init(view: UITextView) {
        self.view = view
        super.init()
    }

    /// Called when the text is shown anew. A text without parts that can be tapped has no interaction.
    func textDidChange() {
        guard interaction == nil, TextTaps(view: view).hasParts else { return }
        let new = UIContextMenuInteraction(delegate: self)
        new.liftsView = false
        view.addInteraction(new)
        interaction = new
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let part = TextTaps(view: view).part(at: location) else { return nil }
        let item = part.item
        guard let chosen = menu(for: item) else { return nil }
        let configuration = UIContextMenuConfiguration(
            previewProvider: chosen.preview?.view.map { view in
                { @Sendable @MainActor in Self.controller(showing: view) }
            },
            actionProvider: { _ in chosen.menu.children.isEmpty ? nil : chosen.menu })
        shown = (item, configuration)
        return configuration
    }

    private func menu(for item: UITextItem) -> UITextItem.MenuConfiguration? {
        let standard = standardMenu(for: item)
        if let delegate = view.delegate(for: TextViewDelegateMethods.menuConfiguration) {
            return delegate.textView(view, menuConfigurationFor: item, defaultMenu: standard)
        }
        return view.permitted(standard, for: item)
    }

    /// Returns the menu of a link. UIKit's has more entries; attachments and tags have none here (unverified).
    private func standardMenu(for item: UITextItem) -> UIMenu {
        guard case .link(let url) = item.content else { return UIMenu() }
        let open = UIAction(title: SystemText.openLink.string, image: UIImage(systemName: "safari")) { _ in
            UIApplication.shared.open(url)
        }
        let copy = UIAction(title: SystemText.copyLink.string, image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.url = url
        }
        return UIMenu(title: url.absoluteString, children: [open, copy])
    }

    private static func controller(showing view: UIView) -> UIViewController {
        let controller = UIViewController()
        controller.view = view
        controller.preferredContentSize = view.bounds.size
        return controller
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let shown, shown.configuration === configuration, let animator else { return }
        view.delegate(for: TextViewDelegateMethods.itemMenuWillDisplay)?
            .textView(view, textItemMenuWillDisplayFor: shown.item, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let shown, shown.configuration === configuration, let animator else { return }
        self.shown = nil
        view.delegate(for: TextViewDelegateMethods.itemMenuWillEnd)?
            .textView(view, textItemMenuWillEndFor: shown.item, animator: animator)
    }
}
