import Foundation
import FrameworkAbsence

/// - Linux: works
///
/// Called with false and an error.
public typealias ACAccountStoreSaveCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// - Linux: works
///
/// Called with false and an error.
public typealias ACAccountStoreRemoveCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// - Linux: works
///
/// Called with false and an error.
public typealias ACAccountStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// - Linux: works
///
/// Called with `.failed` and an error.
public typealias ACAccountStoreCredentialRenewalHandler =
    @Sendable (
        ACAccountCredentialRenewResult, (any Error)?
    ) -> Void

/// - Linux: works
///
/// Whether a credential was renewed: always `.failed`.
public enum ACAccountCredentialRenewResult: Int, Sendable {
    case renewed = 0
    case rejected = 1
    case failed = 2
}

/// - Linux: refuses
///
/// The accounts of the system, which a desktop has not. Handlers are called on a queue of their own with
/// ``ACErrorPermissionDenied``.
open class ACAccountStore: NSObject {
    /// No accounts.
    open var accounts: NSArray! { NSArray() }

    /// Returns nil.
    open func account(withIdentifier identifier: String!) -> ACAccount! { nil }

    open func accountType(withAccountTypeIdentifier typeIdentifier: String!) -> ACAccountType! {
        ACAccountType(typeIdentifier)
    }

    /// Returns no accounts.
    open func accounts(with accountType: ACAccountType!) -> [Any]! { [] }

    open func saveAccount(
        _ account: ACAccount!, withCompletionHandler completionHandler: ACAccountStoreSaveCompletionHandler!
    ) {
        refuse(completionHandler)
    }

    open func requestAccessToAccounts(
        with accountType: ACAccountType!, options: [AnyHashable: Any]! = [:],
        completion: ACAccountStoreRequestAccessCompletionHandler!
    ) {
        refuse(completion)
    }

    open func renewCredentials(
        for account: ACAccount!, completion completionHandler: ACAccountStoreCredentialRenewalHandler!
    ) {
        refuse { completionHandler?(.failed, $1) }
    }

    open func removeAccount(
        _ account: ACAccount!, withCompletionHandler completionHandler: ACAccountStoreRemoveCompletionHandler!
    ) {
        refuse(completionHandler)
    }

    private func refuse(_ handler: (@Sendable (Bool, (any Error)?) -> Void)?) {
        Absence.report("Accounts", "The store of accounts", "access is denied")
        DispatchQueue.global().async {
            handler?(false, NSError(domain: ACErrorDomain, code: Int(ACErrorPermissionDenied.rawValue)))
        }
    }
}

extension NSNotification.Name {
    /// - Linux: no effect
    ///
    /// Never posted: nothing changes.
    public static let ACAccountStoreDidChange = NSNotification.Name("ACAccountStoreDidChangeNotification")
}
