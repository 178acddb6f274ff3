/// - Linux: works
///
/// How the user left an ``MFMailComposeViewController``. Nothing reports `.saved`: a draft is the mail program's
/// affair.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0
    case saved = 1
    case sent = 2
    case failed = 3
}
