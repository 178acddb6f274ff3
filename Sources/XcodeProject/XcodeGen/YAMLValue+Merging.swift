extension YAMLValue {
    /// Puts another value on top of this one: of two mappings each key is merged, two sequences are joined, and otherwise
    /// the other value counts. A key that ends in `:REPLACE` replaces the whole value.
    func merged(with other: YAMLValue) -> YAMLValue {
        switch (self, other) {
        case (.mapping(var own), .mapping(let others)):
            for key in others.keys {
                guard let value = others[key] else { continue }
                if key.hasSuffix(":REPLACE") {
                    own[String(key.dropLast(":REPLACE".count))] = value
                } else {
                    own[key] = own[key]?.merged(with: value) ?? value
                }
            }
            return .mapping(own)
        case (.sequence(let own), .sequence(let others)): return .sequence(own + others)
        case (.null, .mapping): return YAMLValue.mapping(YAMLMapping()).merged(with: other)
        case (_, .null): return self
        default: return other
        }
    }

    /// Replaces a text in all keys and scalars.
    func replacing(_ text: String, with replacement: String) -> YAMLValue {
        switch self {
        case .scalar(let own, let isPlain): .scalar(own.replacing(text, with: replacement), isPlain: isPlain)
        case .sequence(let values): .sequence(values.map { $0.replacing(text, with: replacement) })
        case .mapping(let mapping):
            .mapping(
                mapping.keys.reduce(into: YAMLMapping()) { result, key in
                    result[key.replacing(text, with: replacement)] =
                        mapping[key]?.replacing(text, with: replacement)
                })
        case .null: .null
        }
    }
}

/// What an included manifest's paths begin with, to be relative to the folder of the manifest that includes it.
struct PathPrefix {
    private let path: String

    init(_ path: String) { self.path = path }

    func appending(_ other: String) -> PathPrefix {
        PathPrefix([path, other].filter { !$0.isEmpty }.joined(separator: "/"))
    }

    func applied(to manifest: YAMLValue) -> YAMLValue {
        guard !path.isEmpty, var root = manifest.mapping else { return manifest }
        for key in ["targets", "targetTemplates"] {
            root[key] = root[key].map { each($0, target) }
        }
        root["configFiles"] = root["configFiles"].map { each($0, prefixed) }
        root["packages"] = root["packages"].map { packages in
            each(packages) { changing("path", of: $0, prefixed) }
        }
        root["localPackages"] = root["localPackages"].map { .sequence($0.elements.map(prefixed)) }
        return .mapping(root)
    }

    private func target(_ target: YAMLValue) -> YAMLValue {
        var result = target
        result = changing("sources", of: result) { sources in
            .sequence(sources.elements.map { $0.string == nil ? changing("path", of: $0, prefixed) : prefixed($0) })
        }
        result = changing("configFiles", of: result) { each($0, prefixed) }
        return changing("info", of: result) { changing("path", of: $0, prefixed) }
    }

    private func prefixed(_ value: YAMLValue) -> YAMLValue {
        guard case .scalar(let text, let isPlain) = value, !text.hasPrefix("/") else { return value }
        return .scalar("\(path)/\(text)", isPlain: isPlain)
    }

    private func changing(_ key: String, of value: YAMLValue, _ change: (YAMLValue) -> YAMLValue) -> YAMLValue {
        guard var mapping = value.mapping, let own = mapping[key] else { return value }
        mapping[key] = change(own)
        return .mapping(mapping)
    }

    private func each(_ value: YAMLValue, _ change: (YAMLValue) -> YAMLValue) -> YAMLValue {
        guard let mapping = value.mapping else { return value }
        return .mapping(mapping.keys.reduce(into: YAMLMapping()) { $0[$1] = mapping[$1].map(change) })
    }
}
