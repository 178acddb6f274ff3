/// A country of ISO 3166-1 with its subdivisions of ISO 3166-2.
public struct Country: Sendable {
    public struct Subdivision: Sendable {
        public let code: String
        public let name: String
        /// What the subdivision is called: state, province, canton ...
        public let kind: String
    }

    /// The two letters of ISO 3166-1.
    public let code: String
    public let name: String
    public let flag: String
    public let subdivisions: [Subdivision]
}
