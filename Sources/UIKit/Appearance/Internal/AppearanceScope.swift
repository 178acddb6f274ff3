/// The objects of a class to which an appearance applies.
@MainActor
struct AppearanceScope {
    /// The container classes, innermost first.
    var containers: [any UIAppearanceContainer.Type] = []
    var traits: UITraitCollection?

    func isSame(as other: AppearanceScope) -> Bool {
        containers.map(ObjectIdentifier.init) == other.containers.map(ObjectIdentifier.init) && traits == other.traits
    }

    /// Returns the distance of the outermost container from the object, in responders; 0 for a scope without
    /// containers, and nil if the object is not in the scope.
    ///
    /// - Parameter owner: the next responder of a view, or the bar of a bar item.
    func reach(from owner: UIResponder?, traits objectTraits: UITraitCollection) -> Int? {
        if let traits, !objectTraits.containsTraits(in: traits) { return nil }
        var remaining = containers[...]
        var distance = 0
        var responder = owner
        while let wanted = remaining.first, let candidate = responder {
            distance += 1
            if isInstance(candidate, of: wanted) { remaining.removeFirst() }
            responder = candidate.next
        }
        return remaining.isEmpty ? distance : nil
    }

    private func isInstance(_ object: UIResponder, of type: any UIAppearanceContainer.Type) -> Bool {
        sequence(first: Swift.type(of: object) as AnyClass, next: _getSuperclass).contains {
            ObjectIdentifier($0) == ObjectIdentifier(type)
        }
    }
}
