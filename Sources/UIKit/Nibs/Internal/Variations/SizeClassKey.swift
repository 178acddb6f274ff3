/// The size classes that a variation is for, which a document writes as `heightClass=compact-widthClass=regular`.
struct SizeClassKey: Equatable {
    private var width = UIUserInterfaceSizeClass.unspecified
    private var height = UIUserInterfaceSizeClass.unspecified

    /// `default` is for all size classes. Returns nil for a key of another form.
    init?(_ key: String) {
        guard key != "default" else { return }
        let classes: [Substring: UIUserInterfaceSizeClass] = [
            "compact": .compact, "regular": .regular, "any": .unspecified,
        ]
        for part in key.split(separator: "-") {
            let sides = part.split(separator: "=")
            guard sides.count == 2, let size = classes[sides[1]] else { return nil }
            switch sides[0] {
            case "widthClass": width = size
            case "heightClass": height = size
            default: return nil
            }
        }
    }

    /// The more size classes it names, the more specific is a key; of keys with one, that for a width. Unverified.
    var specificity: Int { (width == .unspecified ? 0 : 2) + (height == .unspecified ? 0 : 1) }

    func fits(_ traits: UITraitCollection) -> Bool {
        (width == .unspecified || width == traits.horizontalSizeClass)
            && (height == .unspecified || height == traits.verticalSizeClass)
    }
}
