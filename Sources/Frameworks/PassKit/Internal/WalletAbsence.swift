import FrameworkAbsence
import Foundation

/// Reports that there is no Wallet.
enum WalletAbsence {
    static func report() {
        Absence.report("PassKit", "Wallet", "there are no passes and payments are refused")
    }
}
