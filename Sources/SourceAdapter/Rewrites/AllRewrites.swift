extension [any Rewrite] {
    /// Everything that the adapter does to source, by construct.
    static let all: [any Rewrite] = [
        ObjectiveCAttributes(),
        ObjectiveCModifiers(),
        ApplicationMain(),
        OperatingSystemConditions(),
        MembersOfBodies(),
        MethodImplementations(),
        PropertyImplementations(),
        SubscriptImplementations(),
        NSObjectOverrides(),
        NSObjectConformances(),
        NSObjectSuperCalls(),
        ObservedProperties(),
        PlatformImports(),
        NetworkingInTypes(),
        NetworkingInCode(),
        ClassNameFunctions(),
        ObserverRemoval(),
        MainActorTestClasses(),
        MainActorTestExtensions(),
        MainActorTestMethods(),
        MainActorTestProperties(),
        UnavailableFunctions(),
        ManagedProperties(),
        UnreachableOverrides(),
    ]
}
