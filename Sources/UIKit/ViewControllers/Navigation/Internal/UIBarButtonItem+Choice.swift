extension UIBarButtonItem {
    /// Whether a tap opens the menu.
    var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

    /// Whether the item shows one element of its menu.
    var isChoice: Bool { changesSelectionAsPrimaryAction && opensMenu }

    var menuContent: ControlMenuContent? {
        menu.map { menu in
            ControlMenuContent(
                menu: menu, sender: self, order: preferredMenuElementOrder, choosesOne: isChoice
            ) { [weak self] _ in
                if let self, isChoice { didChange() }
            }
        }
    }

    /// The title of the element of the menu that is on; the first one is turned on if there is none.
    var chosenTitle: String? {
        guard isChoice, let menu else { return nil }
        return (menu.selectedElements.first ?? menu.turnOnFirst())?.title
    }
}
