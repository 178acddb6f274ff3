/// The text that the standard library prints for a key path, split into its components. It identifies `\.a?.b`, which
/// cannot be composed from its parts as `\.a.b` can.
///
/// A property is printed as the address of its getter or as its offset, identically on its own and inside a longer key
/// path. Components are separated by `.`, `?.` or `!.`, and a `?` follows the last one after optional chaining. The
/// format is not documented, so ``isTrusted`` checks it once. An optimized build prints other addresses in a longer key
/// path, and is not trusted.
package struct KeyPathText {
    private let text: Substring

    package init(_ keyPath: AnyKeyPath) {
        let text = "\(keyPath)"
        let root = "\\\(type(of: keyPath).rootType)"
        self.text = text.hasPrefix(root) ? text.dropFirst(root.count) : ""[...]
    }

    private init(_ text: Substring) { self.text = text }

    /// The number of properties in the key path.
    package var depth: Int {
        var nesting = 0
        var dots = 0
        for character in text {
            switch character {
            case "<", "(": nesting += 1
            case ">", ")": nesting -= 1
            case "." where nesting == 0: dots += 1
            default: continue
            }
        }
        return dots
    }

    package func isSame(as other: KeyPathText) -> Bool {
        !text.isEmpty && (text == other.text || text == other.text + "?")
    }

    /// Returns the components after those of a shorter key path; nil unless this key path begins with it.
    package func rest(after first: KeyPathText) -> KeyPathText? {
        guard !first.text.isEmpty, text.hasPrefix(first.text) else { return nil }
        var rest = text.dropFirst(first.text.count)
        if rest.first == "?" || rest.first == "!" { rest = rest.dropFirst() }
        return rest.first == "." ? KeyPathText(rest) : nil
    }

    /// Whether key paths print their components in this process.
    package static let isTrusted: Bool = {
        guard ToolchainBet.keyPathTexts.isAllowed else { return false }
        let (first, last) = (KeyPathText(\Probe.next), KeyPathText(\Probe.name))
        let whole = [\Probe.next?.name as AnyKeyPath, \Probe.next!.name].map(KeyPathText.init)
        return !last.isSame(as: first) && first.depth == 1
            && whole.allSatisfy { $0.depth == 2 && $0.rest(after: first)?.isSame(as: last) == true }
    }()

    private final class Probe {
        var next: Probe? { nil }
        var name: String { "" }
    }
}
