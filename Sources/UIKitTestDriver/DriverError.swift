/// Something that a test asked for is not there. The description says what was looked for and what is there instead.
public struct DriverError: Error, CustomStringConvertible, Sendable {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
