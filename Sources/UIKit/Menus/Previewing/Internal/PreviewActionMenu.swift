/// The menu of a previewed controller's actions.
@MainActor
struct PreviewActionMenu {
    private let controller: UIViewController

    init(_ controller: UIViewController) { self.controller = controller }

    /// Nil for a controller without actions.
    var menu: UIMenu? {
        let elements = elements(of: controller.previewActionItems)
        return elements.isEmpty ? nil : UIMenu(children: elements)
    }

    private func elements(of items: [any UIPreviewActionItem]) -> [UIMenuElement] {
        items.compactMap { item in
            if let group = item as? UIPreviewActionGroup {
                return UIMenu(title: group.title, children: elements(of: group.actions))
            }
            return (item as? UIPreviewAction).map(element)
        }
    }

    private func element(of action: UIPreviewAction) -> UIMenuElement {
        UIAction(
            title: action.title, attributes: action.style == .destructive ? .destructive : [],
            state: action.style == .selected ? .on : .off
        ) { [controller] _ in
            action.handler(action, controller)
        }
    }
}
