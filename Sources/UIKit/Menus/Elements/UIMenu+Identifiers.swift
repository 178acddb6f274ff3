// The identifiers of those system menus that concern edit menus and key commands.
extension UIMenu.Identifier {
    /// The File menu.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The View menu.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The group that undoes and redoes, in ``edit``. Without commands.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The group of cut, copy and paste, in ``edit``; in edit menus the commands that the responders accept.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// The submenu that finds text, in ``edit``. It is empty.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The group that replaces text, in ``edit``. Without commands.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The group that shares, in ``edit``. Without commands.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// The group that looks words up, in ``edit``. Without commands.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The Format menu.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The menu of all others, which has no title.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
}
