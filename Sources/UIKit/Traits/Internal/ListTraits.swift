/// The traits of cells, headers and footers: those that they inherit, with the kind of list that shows them.
@MainActor
enum ListTraits {
    /// The last answer, since the views of a list inherit the same traits.
    private static var last: (base: UITraitCollection, environment: UIListEnvironment, answer: UITraitCollection)?

    static func collection(_ base: UITraitCollection, in environment: UIListEnvironment?) -> UITraitCollection {
        guard let environment, base.values.listEnvironment != environment else { return base }
        if let last, last.base === base, last.environment == environment { return last.answer }
        var values = base.values
        values.listEnvironment = environment
        let answer = UITraitCollection(values)
        last = (base, environment, answer)
        return answer
    }
}
