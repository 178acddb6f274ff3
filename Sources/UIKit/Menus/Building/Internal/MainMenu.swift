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
                        group(.about), group(.preferences), menu(SystemText.services.string, .services, []),
                        group(.hide), group(.quit),
                    ]),
                menu(
                    SystemText.file.string, .file,
                    [
                        group(.newScene), group(.open, [menu(SystemText.openRecent.string, .openRecent, [])]),
                        group(.close), group(.document), group(.print),
                    ]),
                menu(
                    SystemText.edit.string, .edit,
                    [
                        group(.undoRedo), group(.standardEdit), group(.autoFill),
                        menu(SystemText.find.string, .find, []),
                        group(.replace), group(.share), group(.lookup), group(.learn),
                        menu(SystemText.spelling.string, .spelling, [group(.spellingPanel), group(.spellingOptions)]),
                        menu(
                            SystemText.substitutions.string, .substitutions,
                            [group(.substitutionsPanel), group(.substitutionOptions)]),
                        menu(SystemText.transformations.string, .transformations, []),
                        menu(SystemText.speech.string, .speech, []),
                    ]),
                menu(
                    SystemText.format.string, .format,
                    [
                        menu(
                            SystemText.font.string, .font,
                            [
                                group(.textStyle), group(.textSize), group(.textColor),
                                group(.textStylePasteboard),
                            ]),
                        menu(
                            SystemText.text.string, .text,
                            [group(.alignment), menu(SystemText.writingDirection.string, .writingDirection, [])]),
                    ]),
                menu(SystemText.view.string, .view, [group(.toolbar), group(.sidebar), group(.fullscreen)]),
                menu(SystemText.window.string, .window, [group(.minimizeAndZoom), group(.bringAllToFront)]),
                menu(SystemText.help.string, .help, []),
            ])
    }

    private static func menu(_ title: String, _ identifier: UIMenu.Identifier, _ children: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, identifier: identifier, children: children)
    }

    private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }
}
