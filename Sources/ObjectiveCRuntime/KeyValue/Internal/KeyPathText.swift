/// A key path as the standard library prints it, taken apart: how `\.a?.b` is recognised, which cannot be built from its parts as `\.a.b` can.
///
/// A property is printed as its getter's address or its place, the same alone and inside of a longer key path; between two stands `.`, `?.`
/// or `!.`, and a `?` at the end where an optional was looked into. That print is not promised: ``isTrusted`` tries it out.
struct KeyPathText {
    private let text: Substring

    init(_ keyPath: AnyKeyPath) {
        let text = "\(keyPath)"
        let root = "\\\(type(of: keyPath).rootType)"
        self.text = text.hasPrefix(root) ? text.dropFirst(root.count) : ""[...]
    }

    private init(_ text: Substring) { self.text = text }

    /// How many properties it goes through.
    var depth: Int {
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

    func isSame(as other: KeyPathText) -> Bool {
        !text.isEmpty && (text == other.text || text == other.text + "?")
    }

    /// What comes after the properties of a shorter key path; nil where this does not begin with them.
    func rest(after first: KeyPathText) -> KeyPathText? {
        guard !first.text.isEmpty, text.hasPrefix(first.text) else { return nil }
        var rest = text.dropFirst(first.text.count)
        if rest.first == "?" || rest.first == "!" { rest = rest.dropFirst() }
        return rest.first == "." ? KeyPathText(rest) : nil
    }

    static let isTrusted: Bool = {
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
