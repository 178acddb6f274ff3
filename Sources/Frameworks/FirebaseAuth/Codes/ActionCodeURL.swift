/// - Linux: works
///
/// A link in a mail of Firebase, taken apart.
// Sound: nothing changes after the initializer.
open class ActionCodeURL: NSObject, @unchecked Sendable {
    public let apiKey: String?
    public let operation: ActionCodeOperation
    public let code: String?
    public let continueURL: URL?
    public let languageCode: String?

    /// Reads the query of the link, or of the link that is its parameter `link` or `deep_link_id`. Returns nil if the
    /// text is no address or has no query.
    public init?(link: String) {
        func items(_ link: String) -> [String: String] {
            (URLComponents(string: link)?.queryItems ?? []).reduce(into: [:]) { $0[$1.name] = $1.value }
        }
        var values = items(link)
        if let inner = values["link"] ?? values["deep_link_id"] { values = items(inner) }
        guard !values.isEmpty else { return nil }
        apiKey = values["apiKey"]
        code = values["oobCode"]
        continueURL = values["continueUrl"].flatMap { URL(string: $0) }
        languageCode = values["lang"]
        let modes: [String: ActionCodeOperation] = [
            "resetPassword": .passwordReset, "verifyEmail": .verifyEmail, "recoverEmail": .recoverEmail,
            "signIn": .emailLink, "verifyAndChangeEmail": .verifyAndChangeEmail,
            "revertSecondFactorAddition": .revertSecondFactorAddition,
        ]
        operation = modes[values["mode"] ?? ""] ?? .unknown
    }
}
