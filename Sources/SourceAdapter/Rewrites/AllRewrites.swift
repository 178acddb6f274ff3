extension [any Rewrite] {
    /// Everything that the adapter does to source, by construct.
    static let all: [any Rewrite] = [
        ObjectiveCAttributes(),
        ObjectiveCModifiers(),
        ApplicationMain(),
        OperatingSystemConditions(),
    ]
}
