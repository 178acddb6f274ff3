import Foundation
import SourceAdapter

/// The Swift names of colors and images in asset catalogs, which Xcode generates from version 15 on: `ColorResource.brand`,
/// `UIColor.brand`, `ImageResource.logo`, `UIImage.logo`.
struct AssetSymbols {
    private enum Kind: String, CaseIterable {
        case color = "ColorResource"
        case image = "ImageResource"

        var folderExtension: String { self == .color ? "colorset" : "imageset" }

        var droppedSuffix: String { self == .color ? "Color" : "Image" }

        var className: String { self == .color ? "UIColor" : "UIImage" }
    }

    private struct Symbol {
        let kind: Kind
        /// The names of the groups that are namespaces, then that of the asset.
        let path: [String]
        /// The name by which the asset is found.
        let assetName: String
        /// The name of the asset in its group.
        let ownName: String
    }

    /// The file of a target in which the names are.
    static let fileName = "AssetSymbols.swift"

    private let symbols: [Symbol]

    /// - Parameter catalogs: the folders of the catalogs.
    init(of catalogs: [URL]) {
        var symbols: [Symbol] = []
        for catalog in catalogs { Self.collect(from: catalog, in: [], assets: [], into: &symbols) }
        // Of several assets with one symbol the first by name has it, as in Xcode, which warns of the others.
        self.symbols = symbols.enumerated()
            .sorted { ($0.element.ownName, $0.offset) < ($1.element.ownName, $1.offset) }.map(\.element)
    }

    /// Returns the source of the names.
    ///
    /// - Parameters:
    ///   - isUsed: whether the target uses a name. Nothing is generated for others.
    ///   - isDeclared: whether the project declares it itself.
    func source(isUsed: (String) -> Bool, isDeclared: (String) -> Bool) -> String? {
        var seen: Set<String> = []
        let wanted = symbols.filter { symbol in
            guard let name = symbol.path.last, isUsed(name.filter { $0 != "`" }) else { return false }
            return seen.insert("\(symbol.kind) \(symbol.path)").inserted
        }
        guard !wanted.isEmpty else { return nil }
        var lines = ["import UIKit", ""]
        for kind in Kind.allCases {
            let own = wanted.filter { $0.kind == kind }
            if own.isEmpty { continue }
            lines += Self.resources(own, kind)
            lines += Self.members(own.filter { !isDeclared($0.path[$0.path.count - 1]) }, kind)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func resources(_ symbols: [Symbol], _ kind: Kind) -> [String] {
        lines(symbols, of: kind.rawValue) { symbol, name in
            "static let \(name) = \(kind.rawValue)(name: \(StringLiteral.of(symbol.assetName)), bundle: Bundle.module)"
        }
    }

    /// Names that UIKit's classes have themselves are not generated, as in Xcode.
    private static func members(_ symbols: [Symbol], _ kind: Kind) -> [String] {
        let taken = kind == .color ? namesOfColors : namesOfImages
        let own = symbols.filter { $0.path.count > 1 || !taken.contains($0.path[0]) && !$0.path[0].hasPrefix("system") }
        return lines(own, of: kind.className) { symbol, name in
            let place = "\(kind.rawValue).\(symbol.path.joined(separator: "."))"
            return "static var \(name): \(kind.className) { \(kind.className)(resource: \(place)) }"
        }
    }

    /// An extension with a line for each symbol; those of a namespace are in an enum of their own.
    private static func lines(_ symbols: [Symbol], of type: String, _ line: (Symbol, String) -> String) -> [String] {
        guard !symbols.isEmpty else { return [] }
        return ["extension \(type) {"] + members(symbols, in: 0, line) + ["}", ""]
    }

    /// - Parameter depth: how many namespaces the symbols are in already.
    private static func members(_ symbols: [Symbol], in depth: Int, _ line: (Symbol, String) -> String) -> [String] {
        let margin = String(repeating: "    ", count: depth + 1)
        let plain = symbols.filter { $0.path.count == depth + 1 }.map { margin + line($0, $0.path[depth]) }
        let spaces = Dictionary(grouping: symbols.filter { $0.path.count > depth + 1 }) { $0.path[depth] }
        return plain
            + spaces.sorted { $0.key < $1.key }.flatMap { name, members in
                ["\(margin)enum \(name) {"] + Self.members(members, in: depth + 1, line) + ["\(margin)}"]
            }
    }

    private static func collect(from folder: URL, in spaces: [String], assets: [String], into symbols: inout [Symbol]) {
        let contents = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for entry in (contents ?? []).sorted(by: { $0.path < $1.path }) {
            let name = entry.deletingPathExtension().lastPathComponent
            if let kind = Kind.allCases.first(where: { $0.folderExtension == entry.pathExtension }) {
                let identifier = AssetName(name, withoutSuffix: kind.droppedSuffix).identifier
                guard !identifier.isEmpty else { continue }
                symbols.append(
                    Symbol(
                        kind: kind, path: spaces + [identifier], assetName: (assets + [name]).joined(separator: "/"),
                        ownName: name))
            } else if entry.pathExtension.isEmpty, entry.hasDirectoryPath {
                let isSpace = providesNamespace(entry)
                let space = isSpace ? [AssetName(name).identifier.capitalizedInitial] : []
                collect(from: entry, in: spaces + space, assets: assets + (isSpace ? [name] : []), into: &symbols)
            }
        }
    }

    private static func providesNamespace(_ group: URL) -> Bool {
        guard let data = try? Data(contentsOf: group.appending(path: "Contents.json")),
            let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let properties = contents["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool == true
    }

    private static let namesOfColors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
        "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
        "red", "secondaryLabel", "separator", "tertiaryLabel", "tintColor", "white", "yellow",
    ]

    private static let namesOfImages: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}

extension String {
    fileprivate var capitalizedInitial: String { prefix(1).uppercased() + dropFirst() }
}
