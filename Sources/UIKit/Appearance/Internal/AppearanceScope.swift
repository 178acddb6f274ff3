/// Which objects of a class an appearance is for.
@MainActor
struct AppearanceScope {
    /// Innermost first.
    var containers: [any UIAppearanceContainer.Type] = []
    var traits: UITraitCollection?

    func isSame(as other: AppearanceScope) -> Bool {
        containers.map(ObjectIdentifier.init) == other.containers.map(ObjectIdentifier.init) && traits == other.traits
    }

    /// How far out the scope's containers begin in the chain of an object, counted in responders from the object; nil when the object is not in its
    /// scope. 0 for a scope without containers.
    ///
    /// - Parameter owner: what the object hangs on: a view's next responder, a bar item's bar.
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
