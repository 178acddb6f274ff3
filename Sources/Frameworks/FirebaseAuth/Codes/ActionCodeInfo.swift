/// - Linux: works
public enum ActionCodeOperation: Int, Sendable {
    case unknown = 0
    case passwordReset = 1
    case verifyEmail = 2
    case recoverEmail = 3
    case emailLink = 4
    case verifyAndChangeEmail = 5
    case revertSecondFactorAddition = 6
}

/// - Linux: refuses
///
/// What a code in a mail is for; requests for one fail.
// Sound: nothing changes after the initializer.
open class ActionCodeInfo: NSObject, @unchecked Sendable {
    public let operation: ActionCodeOperation
    public let email: String
    public let previousEmail: String?

    init(operation: ActionCodeOperation, email: String, previousEmail: String?) {
        self.operation = operation
        self.email = email
        self.previousEmail = previousEmail
    }
}
