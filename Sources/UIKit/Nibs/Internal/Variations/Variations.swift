internal import NibDocument

/// The variations of an object or constraint for size classes.
struct Variations {
    /// The more specific ones later, so that they replace what earlier ones say.
    private let all: [(key: SizeClassKey, variation: NibVariation)]

    init(_ variations: [NibVariation]) {
        all = variations.compactMap { variation in
            guard let key = SizeClassKey(variation.key) else {
                ConsoleLog.once(
                    "nib variation \(variation.location)",
                    "\(variation.location): \"\(variation.key)\" names no size classes; the variation is left out")
                return nil
            }
            return (key, variation)
        }.sorted { $0.key.specificity < $1.key.specificity }
    }

    /// The names of the attributes and values that some variation has.
    var names: Set<String> {
        all.reduce(into: []) { $0.formUnion(Array($1.variation.attributes.values.keys) + $1.variation.values.keys) }
    }

    /// Returns the members of a list that are left out, by identifier.
    func excluded(from list: String, _ traits: UITraitCollection) -> Set<String> {
        var excluded: Set<String> = []
        for (key, variation) in all where key.fits(traits) {
            for exclusion in variation.excluded where exclusion.list == list { excluded.insert(exclusion.reference) }
            for inclusion in variation.included where inclusion.list == list { excluded.remove(inclusion.reference) }
        }
        return excluded
    }

    /// Returns the most specific variation that has an attribute or value, with its place among all of them.
    func choice(of name: String, _ traits: UITraitCollection) -> (place: Int, variation: NibVariation)? {
        let place = all.lastIndex { key, variation in
            key.fits(traits) && (variation.attributes[name] != nil || variation.values[name] != nil)
        }
        return place.map { ($0, all[$0].variation) }
    }
}
