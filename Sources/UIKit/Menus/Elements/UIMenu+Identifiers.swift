// The identifiers of those system menus that concern edit menus and key commands.
extension UIMenu.Identifier {
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    public static let root = UIMenu.Identifier("com.apple.menu.root")
}
