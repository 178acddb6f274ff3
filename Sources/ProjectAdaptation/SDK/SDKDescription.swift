/// What the file `sdk.json` of an SDK says: what it was made of, with which compiler, and for which machine.
public struct SDKDescription: Codable, Equatable, Sendable {
    /// The version of Trestle, such as `0.1.0`, or one with the date and the commit between two releases.
    public let version: String
    /// The commit that the SDK was made of.
    public let commit: String
    /// What `swift --version` says of the compiler, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    public let compiler: String
    /// The kind of machine, such as `x86_64-unknown-linux-gnu`.
    public let machine: String
    /// The distribution on which the SDK was made.
    public let system: String
    /// The distribution's packages with the fonts that text, emoji and symbols are drawn with.
    public let fonts: [String]

    public init(
        version: String, commit: String, compiler: String, machine: String, system: String, fonts: [String] = []
    ) {
        self.version = version
        self.commit = commit
        self.compiler = compiler
        self.machine = machine
        self.system = system
        self.fonts = fonts
    }
}
