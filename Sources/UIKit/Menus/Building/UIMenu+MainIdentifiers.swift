// The identifiers of the other menus of ``MainMenu/standard``. Their raw values are unverified.
extension UIMenu.Identifier {
    /// The group that shows what the program is, in ``application``. Without commands.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The group of text alignments, in ``text``. Without commands.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The menu with the name of the program, the first one.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The group that fills in known data, in ``edit``. Without commands.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
    /// The group that brings all windows to the front, in ``window``. Without commands.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The group that closes windows and documents, in ``file``. Without commands.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The group of commands for a document, such as saving, in ``file``. Without commands.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// The submenu of fonts, in ``format``.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The group that fills the screen with a window, in ``view``. Without commands.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The last menu. Without commands.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// The group that hides programs, in ``application``. Without commands.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The group that stores words, in ``edit``. Without commands.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The group for the size of a window, in ``window``. Without commands.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The group that opens windows, in ``file``. Without commands.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The group that opens documents, in ``file``. It has the submenu ``openRecent``.
    public static let open = UIMenu.Identifier("com.apple.menu.open")
    /// The submenu of documents that were open, in ``open``. It is empty.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The group of settings, in ``application``. Without commands.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The group that prints, in ``file``. Without commands.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The group that ends the program, in ``application``. Without commands.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The submenu of other programs' services, in ``application``. It is empty.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The group for the sidebar, in ``view``. Without commands.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The submenu that speaks texts, in ``edit``. It is empty.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The submenu for spelling, in ``edit``.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The group of settings for spelling, in ``spelling``. Without commands.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// The group that shows misspelled words, in ``spelling``. Without commands.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// The group of settings for substitutions, in ``substitutions``. Without commands.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// The submenu for text that is replaced while it is typed, in ``edit``.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The group that shows substitutions, in ``substitutions``. Without commands.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// The submenu for paragraphs, in ``format``.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The group of text colors, in ``font``. Without commands.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The group of text sizes, in ``font``. Without commands.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The group of bold, italic and underlined text, in ``font``. Without commands.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The group that copies and pastes text styles, in ``font``. Without commands.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// The group for the toolbar, in ``view``. Without commands.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The submenu that changes capitals and small letters, in ``edit``. It is empty.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// The menu of windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The submenu of writing directions, in ``text``. It is empty.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
}
