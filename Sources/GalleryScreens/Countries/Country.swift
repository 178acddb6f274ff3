/// A country of ISO 3166-1 with its subdivisions of ISO 3166-2.
public struct Country: Sendable {
    public struct Subdivision: Sendable {
        public let code: String
        public let name: String
        /// The kind of subdivision: state, province, canton and so on.
        public let kind: String
    }

    /// The two-letter code of ISO 3166-1.
    public let code: String
    public let name: String
    public let flag: String
    public let subdivisions: [Subdivision]
}
