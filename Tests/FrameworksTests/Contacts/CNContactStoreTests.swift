import Contacts
import Testing

struct CNContactStoreTests {
    @Test func accessIsDenied() async {
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        let error = await withCheckedContinuation { done in
            CNContactStore().requestAccess(for: .contacts) { done.resume(returning: $0 ? nil : $1) }
        }
        #expect((error as? CNError)?.code == .authorizationDenied)
    }

    @Test func fetchesAndSavesThrow() {
        let store = CNContactStore()
        let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
        #expect(throws: CNError.self) { try store.enumerateContacts(with: request) { _, _ in } }
        #expect(throws: CNError.self) { try store.execute(CNSaveRequest()) }
        #expect(throws: CNError.self) { try store.groups(matching: nil) }
    }
}
