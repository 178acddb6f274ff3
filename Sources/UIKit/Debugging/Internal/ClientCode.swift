import Foundation
internal import ToolchainBets

/// Names the code outside of UIKit that a call came from.
enum ClientCode {
    /// Returns the innermost place outside of UIKit; if it is in a library, also the place that called the library. Nil
    /// if no symbols are left.
    static func text(ofReturnAddresses addresses: [UInt]) -> String? {
        text(of: CodePlace.places(ofReturnAddresses: addresses))
    }

    /// - Parameter places: the functions on a stack, the innermost first.
    static func text(of places: [CodePlace]) -> String? {
        var found: [String] = []
        var module: Substring?
        for place in places {
            guard let function = place.function.map(withoutDiscriminators), let own = CalledMember.module(of: function)
            else { continue }
            if CalledMember.ownModules.contains(own) {
                // Code that UIKit was called from is not the caller of a library that UIKit called.
                if module != nil, own == "UIKit" { break }
                continue
            }
            if own == module { continue }
            module = own
            found.append(text(of: place, function: function))
            if found.count == 2 { break }
        }
        return found.isEmpty ? nil : found.joined(separator: ", called at ")
    }

    private static func text(of place: CodePlace, function: String) -> String {
        let name = shortName(function)
        guard let file = place.file, let line = place.line else { return name }
        return "\(relative(file)):\(line) in \(name)"
    }

    /// A path below the current folder without that folder.
    private static func relative(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    /// Returns `FeedCell.setUp(_:)` for `Feed.FeedCell.setUp(_: Swift.Int) -> ()`, and `closure in FeedCell.setUp(_:)`
    /// for a closure in it.
    static func shortName(_ function: String) -> String {
        var name = CalledMember.owner(of: function)
        if name.hasPrefix("(extension in "), let end = name.range(of: "):") { name = name[end.upperBound...] }
        if let dot = name.firstIndex(of: ".") { name = name[name.index(after: dot)...] }
        let open = name.firstIndex(of: "(") ?? name.endIndex
        if let type = name.range(of: " : "), type.lowerBound < open {
            name = name[..<type.lowerBound]
        } else if open < name.endIndex {
            let labels = CalledMember.parameterLabels(of: name[open...]).map { "\($0):" }.joined()
            return prefix(function) + "\(name[..<open])(\(labels))"
        }
        return prefix(function) + name
    }

    private static func prefix(_ function: String) -> String { function.contains("closure #") ? "closure in " : "" }

    /// Returns `Feed.FeedCell.setUp() -> ()` for `Feed.FeedCell.(setUp in _6A1B)() -> ()`: a private function.
    private static func withoutDiscriminators(_ function: String) -> String {
        var name = function
        while let mark = name.range(of: " in _"), let end = name[mark.upperBound...].firstIndex(of: ")"),
            name[mark.upperBound..<end].allSatisfy(\.isHexDigit),
            let start = name[..<mark.lowerBound].lastIndex(of: "(")
        {
            let (before, own) = (name[..<start], name[name.index(after: start)..<mark.lowerBound])
            name = "\(before)\(own)\(name[name.index(after: end)...])"
        }
        return name
    }
}
