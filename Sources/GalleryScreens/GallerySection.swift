import UIKit

/// A section of the Gallery's list.
public struct GallerySection: Sendable {
    public let title: String
    public let screens: [GalleryScreen]

    /// All screens in sections. A screen that ``tiles`` does not name is in the last section.
    @MainActor
    public static let all: [GallerySection] = {
        let named = tiles.map { group in
            GallerySection(
                title: group.title,
                screens: group.tiles.compactMap { tile in GalleryScreen.all.first { $0.identifier == tile.screen } })
        }
        let known = Set(named.flatMap(\.screens).map(\.identifier))
        let others = GalleryScreen.all.filter { !known.contains($0.identifier) }
        return named + (others.isEmpty ? [] : [GallerySection(title: "More", screens: others)])
    }()

    /// The place of a screen in the list; nil for an unknown identifier.
    @MainActor
    public static func indexPath(of identifier: String) -> IndexPath? {
        for (section, content) in all.enumerated() {
            guard let row = content.screens.firstIndex(where: { $0.identifier == identifier }) else { continue }
            return IndexPath(row: row, section: section)
        }
        return nil
    }
}

extension GallerySection {
    @MainActor
    private static let tiles: [(title: String, tiles: [IconTile])] = [
        (
            "Applications",
            [
                IconTile("mail", "envelope.fill", .systemBlue),
                IconTile("contacts", "person.2.fill", .systemGray),
                IconTile("settings", "gearshape.fill", .systemGray2),
                IconTile("hotlist", "flame.fill", .systemRed),
                IconTile("basket", "cart.fill", .systemTeal),
                IconTile("stories", "doc.text.fill", .systemOrange),
                IconTile("news", "newspaper", .systemPink),
                IconTile("chat", "bubble.left.fill", .systemGreen),
                IconTile("checklist", "checkmark.circle.fill", .systemIndigo),
                IconTile("dictionary", "book.fill", .systemBrown),
            ]
        ),
        (
            "Rows and sections",
            [
                IconTile("cities", "building.2", .systemTeal),
                IconTile("languages", "textformat", .systemPurple),
                IconTile("states", "map.fill", .systemGreen),
                IconTile("countries", "flag.fill", .systemBlue),
                IconTile("catalogue", "list.bullet", .systemGray),
                IconTile("configurations", "slider.horizontal.3", .systemIndigo),
                IconTile("cells", "square.stack.fill", .systemMint),
                IconTile("handmade", "hand.raised.fill", .systemBrown),
                IconTile("separators", "line.3.horizontal", .systemGray2),
                IconTile("look", "slider.horizontal.3", .systemTeal),
                IconTile("inspector", "viewfinder", .systemOrange),
                IconTile("drawing", "paintbrush.fill", .systemPink),
                IconTile("pages", "list.dash", .systemOrange),
            ]
        ),
        (
            "Change and size",
            [
                IconTile("billion", "number", .systemRed),
                IconTile("filter", "magnifyingglass", .systemGray),
                IconTile("shuffle", "shuffle", .systemPurple),
                IconTile("reorder", "arrow.up.arrow.down", .systemBlue),
                IconTile("playlists", "music.note", .systemPink),
                IconTile("recover", "arrow.uturn.backward", .systemOrange),
                IconTile("log", "waveform", .systemGreen),
                IconTile("thumbnails", "photo.fill", .systemTeal),
            ]
        ),
        (
            "Beside tables",
            [
                IconTile("grid", "cube.fill", .systemYellow),
                IconTile("outline", "folder.fill", .systemBlue),
                IconTile("controls", "hammer.fill", .systemGray2),
                IconTile("text", "keyboard", .systemBrown),
                IconTile("keyboard", "viewfinder", .systemTeal),
                IconTile("alerts", "bell.fill", .systemRed),
                IconTile("bars", "tag.fill", .systemIndigo),
            ]
        ),
    ]

    /// The picture of a screen's row.
    @MainActor
    static func tile(of identifier: String) -> IconTile {
        tiles.flatMap(\.tiles).first { $0.screen == identifier } ?? IconTile(identifier, "star.fill", .systemGray)
    }
}
