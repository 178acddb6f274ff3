/// - Linux: works
///
/// How the user left an ``MFMessageComposeViewController``. Only `.cancelled` is reported.
public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0
    case sent = 1
    case failed = 2
}
