/// - Linux: works
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}
