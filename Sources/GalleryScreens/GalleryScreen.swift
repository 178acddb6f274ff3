import CellScreens
import PageTableScreens
import UIKit

/// A screen of the Gallery: its entry in the list, and how to make it.
public struct GalleryScreen: Sendable {
    /// The name of the screen on the command line and in the names of picture files.
    public let identifier: String
    public let title: String
    public let summary: String
    public let make: @MainActor @Sendable () -> UIViewController

    /// All screens, in the order of the list.
    @MainActor
    public static let all = [
        GalleryScreen(
            identifier: "cities", title: "Cities", summary: "Four cell styles, every accessory",
            make: { CitiesViewController() }),
        GalleryScreen(
            identifier: "mail", title: "Mail", summary: "Swipes read, flag, archive and delete",
            make: { MailViewController() }),
        GalleryScreen(
            identifier: "languages", title: "Languages of the World", summary: "7,900 rows under floating headers",
            make: { LanguagesViewController(languages: Language.all) }),
        GalleryScreen(
            identifier: "contacts", title: "Contacts", summary: "An index, a large title, a search",
            make: { ContactsViewController(contacts: Contact.samples) }),
        cellScreen(.states, identifier: "states"),
        GalleryScreen(
            identifier: "countries", title: "Countries", summary: "200 sections in three table styles",
            make: { CountriesViewController(countries: Country.all) }),
        GalleryScreen(
            identifier: "dictionary", title: "Dictionary", summary: "Rows as high as their words need",
            make: { DictionaryViewController(entries: DictionaryEntry.words) }),
        GalleryScreen(
            identifier: "stories", title: "Stories", summary: "Constraints give each row its height",
            make: { StoriesViewController() }),
        GalleryScreen(
            identifier: "news", title: "News", summary: "Pages that come from a server",
            make: { NewsViewController() }),
        GalleryScreen(
            identifier: "chat", title: "Chat", summary: "Bubbles from one word to a page",
            make: { ChatViewController() }),
        GalleryScreen(
            identifier: "catalogue", title: "Cell Catalogue", summary: "Every kind of built-in cell",
            make: { CellCatalogueViewController() }),
        GalleryScreen(
            identifier: "configurations", title: "Configurations", summary: "Cells and headers set up by values",
            make: { ConfigurationsViewController() }),
        GalleryScreen(
            identifier: "cells", title: "Cells Four Ways", summary: "Storyboard, nib, frames, constraints",
            make: { controller(of: "CellsFourWays") }),
        cellScreen(.handmade, identifier: "handmade"),
        cellScreen(.separators, identifier: "separators"),
        GalleryScreen(
            identifier: "look", title: "Table Look", summary: "Separators, margins and the index",
            make: { TableLookViewController() }),
        GalleryScreen(
            identifier: "inspector", title: "Inspector", summary: "Where rows are, what a table is doing",
            make: { InspectorViewController() }),
        GalleryScreen(
            identifier: "settings", title: "Settings", summary: "Static cells of a storyboard",
            make: { controller(of: "Settings") }),
        GalleryScreen(
            identifier: "drawing", title: "Custom Drawing", summary: "Rows that draw themselves, on gradients",
            make: { CustomDrawingViewController() }),
        GalleryScreen(
            identifier: "pages", title: "Page Table", summary: "Rows that are described by class and data",
            make: { RootViewController() }),
        GalleryScreen(
            identifier: "checklist", title: "Checklist", summary: "Taps reload one row",
            make: { ChecklistViewController() }),
        GalleryScreen(
            identifier: "hotlist", title: "Hot List", summary: "Tasks that are swiped, shaken and typed",
            make: { HotListViewController() }),
        cellScreen(.basket, identifier: "basket"),
        cellScreen(.recover, identifier: "recover"),
        GalleryScreen(
            identifier: "reorder", title: "Reorder", summary: "Rows that are moved by their grips",
            make: { ReorderViewController() }),
        GalleryScreen(
            identifier: "playlists", title: "Playlists", summary: "Songs that are dragged from list to list",
            make: { PlaylistsViewController() }),
        GalleryScreen(
            identifier: "billion", title: "A Billion Rows", summary: "Opens at once, jumps anywhere",
            make: { BillionRowsViewController() }),
        GalleryScreen(
            identifier: "log", title: "Live Log", summary: "Lines arrive at both ends, nothing jumps",
            make: { LiveLogViewController() }),
        GalleryScreen(
            identifier: "shuffle", title: "Shuffle", summary: "Every row animation, also in slow motion",
            make: { ShuffleViewController() }),
        GalleryScreen(
            identifier: "filter", title: "Filter", summary: "Type to find a language",
            make: { FilterViewController(languages: Language.all) }),
        GalleryScreen(
            identifier: "thumbnails", title: "Thumbnails", summary: "Flags, read ahead of the scrolling",
            make: { ThumbnailsViewController(pictures: Picture.flags) }),
        GalleryScreen(
            identifier: "grid", title: "Grid", summary: "Flags in a collection view, two sizes",
            make: { GridViewController(pictures: Picture.flags) }),
        GalleryScreen(
            identifier: "outline", title: "Outline", summary: "Folders that open, rows that are swiped",
            make: { OutlineViewController() }),
        GalleryScreen(
            identifier: "controls", title: "Controls", summary: "Buttons, switches, sliders and others",
            make: { ControlsViewController() }),
        GalleryScreen(
            identifier: "text", title: "Text", summary: "Fields, search bars, text views",
            make: { TextViewController() }),
        GalleryScreen(
            identifier: "keyboard", title: "Keyboard", summary: "Tab, arrows and Return reach everything",
            make: { KeyboardViewController() }),
        GalleryScreen(
            identifier: "alerts", title: "Alerts & Sheets", summary: "Questions that come over the screen",
            make: { AlertsViewController() }),
        GalleryScreen(
            identifier: "bars", title: "Bars", summary: "Navigation bars, toolbars, tabs",
            make: { BarsViewController() }),
    ]
}

extension GalleryScreen {
    /// Returns the entry of a screen of the example `Cells`.
    @MainActor
    private static func cellScreen(_ screen: CellScreen, identifier: String) -> GalleryScreen {
        GalleryScreen(
            identifier: identifier, title: screen.title, summary: screen.summary, make: { screen.makeController() })
    }

    /// Returns a new initial controller of a storyboard.
    @MainActor
    private static func controller(of storyboard: String) -> UIViewController {
        UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()!
    }

    /// Returns a new controller of the screen. Its title is in the bar, unless the screen asks for a large one.
    @MainActor
    func makePushed() -> UIViewController {
        let controller = make()
        if controller.navigationItem.largeTitleDisplayMode == .automatic {
            controller.navigationItem.largeTitleDisplayMode = .never
        }
        controller.restorationIdentifier = identifier
        return controller
    }

    /// Has the table of a screen saved when the Gallery is left. Called once the screen is shown, since it loads the
    /// view.
    @MainActor
    static func saveTable(of controller: UIViewController) {
        (controller as? UITableViewController)?.tableView.restorationIdentifier = "table"
    }

    /// Returns a screen that was open when the Gallery was left, for the identifiers by which it was saved.
    @MainActor
    public static func restored(_ identifierPath: [String]) -> UIViewController? {
        if identifierPath.last == GallerySplitViewController.detailIdentifier {
            return GallerySplitViewController.detail(nil)
        }
        guard let controller = all.first(where: { $0.identifier == identifierPath.last })?.makePushed() else {
            return nil
        }
        saveTable(of: controller)
        return controller
    }

    /// Returns a navigation controller with the Gallery's list, and with `screen` pushed on it unless it is nil.
    @MainActor
    public static func navigationController(showing screen: GalleryScreen?) -> UINavigationController {
        let navigation = UINavigationController(
            rootViewController: GalleryViewController(sections: GallerySection.all))
        navigation.navigationBar.prefersLargeTitles = true
        navigation.restorationIdentifier = "main"
        if let screen { navigation.pushViewController(screen.makePushed(), animated: false) }
        return navigation
    }
}
