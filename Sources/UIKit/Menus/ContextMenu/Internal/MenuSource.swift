/// A control, which opens menus of its own and those of its interaction.
@MainActor
protocol MenuSource: UIView {
    func menuDidOpenOrClose()

    /// Returns the rectangle next to which the menu of the control's own interaction is placed; nil for others.
    func menuSourceRect(
        of interaction: UIContextMenuInteraction, for configuration: UIContextMenuConfiguration
    ) -> CGRect?

    /// Opens the menu that the control has besides, or in place of, its action. Returns false if it has none.
    func openMenuByKey() -> Bool
}
