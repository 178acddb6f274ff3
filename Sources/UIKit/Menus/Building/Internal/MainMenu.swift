import Foundation

/// The menus that an application has before it changes them. They have no commands of their own: the keys of the usual
/// commands are those of the responders.
@MainActor
enum MainMenu {
    static var standard: UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                menu(
                    "", .application,
                    [
                        group(.about), group(.preferences), menu("Services", .services, []),
                        group(.hide), group(.quit),
                    ]),
                menu(
                    "File", .file,
                    [
                        group(.newScene), group(.open, [menu("Open Recent", .openRecent, [])]),
                        group(.close), group(.document), group(.print),
                    ]),
                menu(
                    "Edit", .edit,
                    [
                        group(.undoRedo), group(.standardEdit), group(.autoFill), menu("Find", .find, []),
                        group(.replace), group(.share), group(.lookup), group(.learn),
                        menu("Spelling", .spelling, [group(.spellingPanel), group(.spellingOptions)]),
                        menu(
                            "Substitutions", .substitutions, [group(.substitutionsPanel), group(.substitutionOptions)]),
                        menu("Transformations", .transformations, []), menu("Speech", .speech, []),
                    ]),
                menu(
                    "Format", .format,
                    [
                        menu(
                            "Font", .font,
                            [
                                group(.textStyle), group(.textSize), group(.textColor),
                                group(.textStylePasteboard),
                            ]),
                        menu("Text", .text, [group(.alignment), menu("Writing Direction", .writingDirection, [])]),
                    ]),
                menu("View", .view, [group(.toolbar), group(.sidebar), group(.fullscreen)]),
                menu("Window", .window, [group(.minimizeAndZoom), group(.bringAllToFront)]),
                menu("Help", .help, []),
            ])
    }

    private static func menu(_ title: String, _ identifier: UIMenu.Identifier, _ children: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, identifier: identifier, children: children)
    }

    private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }
}
