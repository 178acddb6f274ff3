import Foundation

/// - Linux: refuses
///
/// The passes of the user: none.
open class PKPassLibrary: NSObject {
    open class func isPassLibraryAvailable() -> Bool {
        WalletAbsence.report()
        return false
    }

    open class func isPaymentPassActivationAvailable() -> Bool { false }

    open var isSecureElementPassActivationAvailable: Bool { false }

    open func passes() -> [PKPass] { [] }

    open func passes(of passType: PKPassType) -> [PKPass] { [] }

    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }

    open func containsPass(_ pass: PKPass) -> Bool { false }

    open func replacePass(with pass: PKPass) -> Bool { false }

    /// - Linux: no effect
    open func removePass(_ pass: PKPass) {}

    /// Ends with `didCancelAddPasses`, on the main queue.
    open func addPasses(
        _ passes: [PKPass], withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil
    ) {
        WalletAbsence.report()
        guard let completion else { return }
        DispatchQueue.main.async { completion(.didCancelAddPasses) }
    }

    open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus { .didCancelAddPasses }

    /// - Linux: no effect
    open func openPaymentSetup() { WalletAbsence.report() }
}
