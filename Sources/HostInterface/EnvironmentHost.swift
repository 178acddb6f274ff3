/// A host in a module of its own, which programs link that need it. It is found by the name of its class.
@MainActor
package protocol EnvironmentHost: ApplicationHost {
    /// Throws ``HostError`` if the environment asks for something that cannot be had.
    init(environment: [String: String]) throws
}
