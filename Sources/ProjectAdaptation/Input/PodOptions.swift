/// What follows the name of a pod in a Podfile: `, '~> 5.0'`, or `, :git => 'https://…', :tag => '5.0.1'`.
struct PodOptions {
    let text: String

    /// Returns the text of an option, in either form of Ruby's: `:path => '…'`, `path: '…'`.
    func value(of option: String) -> String? {
        text.matches(of: /:?([a-z]+)(?:\s*=>|:)\s*['"]([^'"]+)['"]/).first { $0.1 == option[...] }.map { String($0.2) }
    }

    /// Where a pod is that is not on this machine, and in which version; nil if its description is elsewhere, or the version
    /// is asked for in a form that is not known.
    var source: RemoteLibrary.Source? {
        guard value(of: "path") == nil, value(of: "podspec") == nil else { return nil }
        if let address = value(of: "git") {
            return .repository(
                address: address,
                revision: value(of: "commit").map { .commit($0) }
                    ?? .branch(value(of: "tag") ?? value(of: "branch") ?? "HEAD"))
        }
        guard let match = text.prefixMatch(of: /\s*,\s*['"]\s*([~>=<]*)\s*([^'"\s]+)\s*['"]/) else {
            return .pod(.newest(from: nil, below: nil))
        }
        let version = String(match.2)
        guard let first = SemanticVersion(version) else { return match.1.isEmpty ? .pod(.exactly(version)) : nil }
        switch match.1 {
        case "", "=": return .pod(.exactly(version))
        case "~>":
            let isOfMinor = version.split(separator: ".").count > 2
            return .pod(.newest(from: first, below: isOfMinor ? first.nextMinor : first.nextMajor))
        case ">=": return .pod(.newest(from: first, below: nil))
        case ">": return .pod(.newest(from: first.nextPatch, below: nil))
        case "<": return .pod(.newest(from: nil, below: first))
        case "<=": return .pod(.newest(from: nil, below: first.nextPatch))
        default: return nil
        }
    }
}

extension Podfile.Pod {
    init(name: String, options: PodOptions) {
        self.name = name
        path = options.value(of: "path")
        let library = name.split(separator: "/").first.map(String.init) ?? name
        remote = options.source.map { RemoteLibrary(name: library, source: $0, isOfPackage: false) }
    }
}
