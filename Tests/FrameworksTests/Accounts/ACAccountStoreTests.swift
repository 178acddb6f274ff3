import Accounts
import Testing

struct ACAccountStoreTests {
    @Test func accessIsDenied() async throws {
        let store = ACAccountStore()
        let type = try #require(store.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierTwitter))
        let error = await withCheckedContinuation { done in
            store.requestAccessToAccounts(with: type, options: nil) {
                done.resume(returning: $0 ? nil : $1 as NSError?)
            }
        }
        #expect(error?.domain == ACErrorDomain && error?.code == Int(ACErrorPermissionDenied.rawValue))
        #expect(!type.accessGranted && store.accounts(with: type).isEmpty && type.accountTypeDescription == "Twitter")
    }
}
