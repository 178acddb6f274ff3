/// The way from an environment to the outermost one around it.
@MainActor
enum FocusChain {
    /// A limit for environments that are around themselves.
    private static let mostEnvironments = 1000

    /// Returns the environment and all around it, from the inside.
    static func environments(from start: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
        var environments: [any UIFocusEnvironment] = []
        var next = start
        while let environment = next, environments.count < mostEnvironments {
            environments.append(environment)
            next = environment.parentFocusEnvironment
        }
        return environments
    }

    /// Returns the environments that a move concerns: those around the previous item, from the inside, then those that
    /// are only around the next one.
    static func environments(
        from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?
    ) -> [any UIFocusEnvironment] {
        let former = environments(from: previous)
        let known = Set(former.map { ObjectIdentifier($0) })
        return former + environments(from: next).filter { !known.contains(ObjectIdentifier($0)) }
    }

    /// Returns the item, if it is a view, or the innermost view around it.
    static func view(of environment: any UIFocusEnvironment) -> UIView? {
        if let view = environment as? UIView { return view }
        return environments(from: environment).lazy.compactMap { $0 as? UIView }.first
    }

    static func scene(of environment: any UIFocusEnvironment) -> UIWindowScene? {
        if let view = (environment as? any FocusRegaining)?.viewIfLoaded {
            return view.window?.windowScene
        }
        return view(of: environment)?.window?.windowScene
    }

    /// Returns the group of an item: the nearest identifier around it; nil for the group of all other items.
    static func group(of environment: any UIFocusEnvironment) -> String? {
        environments(from: environment).lazy.compactMap(\.focusGroupIdentifier).first
    }
}
