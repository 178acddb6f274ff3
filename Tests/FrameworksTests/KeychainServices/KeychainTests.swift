import Foundation
import Testing

@testable import KeychainServices

@Suite struct KeychainTests {
    private let keychain = Keychain()

    init() { keychain.use(MemoryStorage()) }

    private func password(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "mail",
            kSecAttrAccount as String: account,
        ]
        query.merge(more) { $1 }
        return query as CFDictionary
    }

    private func data(_ text: String) -> [String: Any] { [kSecValueData as String: Data(text.utf8)] }

    private func read(_ account: String) -> Data? {
        keychain.find(password(account, [kSecReturnData as String: true])).1 as? Data
    }

    @Test func aPasswordIsFoundByItsAttributes() {
        #expect(keychain.add(password("ann", data("secret"))).0 == errSecSuccess)
        #expect(read("ann") == Data("secret".utf8))
        #expect(keychain.find(password("bob", [kSecReturnData as String: true])).0 == errSecItemNotFound)
    }

    @Test func aPasswordIsKeptOnce() {
        #expect(keychain.add(password("ann", data("one"))).0 == errSecSuccess)
        #expect(keychain.add(password("ann", data("two"))).0 == errSecDuplicateItem)
        #expect(keychain.add(password("ann", [kSecAttrService as String: "chat"])).0 == errSecSuccess)
        #expect(read("ann") == Data("one".utf8))
    }

    @Test func anUpdateChangesDataAndAttributes() {
        #expect(keychain.update(password("ann"), to: data("two") as CFDictionary) == errSecItemNotFound)
        _ = keychain.add(password("ann", data("one")))
        let changes = data("two").merging([kSecAttrLabel as String: "Mail"]) { $1 } as CFDictionary
        #expect(keychain.update(password("ann"), to: changes) == errSecSuccess)
        let (_, item) = keychain.find(
            password("ann", [kSecReturnAttributes as String: true, kSecReturnData as String: true]))
        let found = item as? [String: Any]
        #expect(found?[kSecValueData as String] as? Data == Data("two".utf8))
        #expect(found?[kSecAttrLabel as String] as? String == "Mail")
        #expect(found?[kSecAttrModificationDate as String] is Date)
        #expect(found?[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked as String)
    }

    @Test func anUpdateMakesNoDuplicate() {
        _ = keychain.add(password("ann", data("one")))
        _ = keychain.add(password("bob", data("two")))
        let changes = [kSecAttrAccount as String: "bob"] as CFDictionary
        #expect(keychain.update(password("ann"), to: changes) == errSecDuplicateItem)
        #expect(read("ann") == Data("one".utf8))
    }

    @Test func deletedPasswordsAreGone() {
        _ = keychain.add(password("ann", data("one")))
        #expect(keychain.delete(password("ann")) == errSecSuccess)
        #expect(read("ann") == nil && keychain.delete(password("ann")) == errSecItemNotFound)
    }

    @Test func allItemsAreReturnedWithoutALimit() {
        for account in ["ann", "bob", "cleo"] { _ = keychain.add(password(account, data(account))) }
        let query =
            [
                kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll,
                kSecReturnAttributes as String: true,
            ] as [String: Any]
        let items = keychain.find(query as CFDictionary).1 as? [[String: Any]]
        #expect(items?.compactMap { $0[kSecAttrAccount as String] as? String } == ["ann", "bob", "cleo"])
    }

    @Test func synchronizedItemsAreFoundOnlyIfTheQueryNamesThem() {
        _ = keychain.add(password("ann", data("one").merging([kSecAttrSynchronizable as String: true]) { $1 }))
        #expect(read("ann") == nil)
        for value: Any in [true, kSecAttrSynchronizableAny] {
            let more: [String: Any] = [kSecAttrSynchronizable as String: value, kSecReturnData as String: true]
            #expect(keychain.find(password("ann", more)).1 as? Data == Data("one".utf8))
        }
    }

    @Test func aPersistentReferenceFindsItsItem() {
        let (_, reference) = keychain.add(
            password("ann", data("one").merging([kSecReturnPersistentRef as String: true]) { $1 }))
        let query: [String: Any] = [kSecValuePersistentRef as String: reference as Any, kSecReturnData as String: true]
        #expect(keychain.find(query as CFDictionary).1 as? Data == Data("one".utf8))
    }

    @Test func anAccessControlSaysWhenTheItemCanBeRead() throws {
        let control = try #require(
            SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleAfterFirstUnlock, .userPresence, nil))
        _ = keychain.add(password("ann", [kSecAttrAccessControl as String: control]))
        let item = keychain.find(password("ann", [kSecReturnAttributes as String: true])).1 as? [String: Any]
        #expect(item?[kSecAttrAccessible as String] as? String == kSecAttrAccessibleAfterFirstUnlock as String)
    }

    @Test func whatTheKeychainDoesNotKeepIsRefused() {
        #expect(keychain.add([kSecClass: kSecClassKey] as CFDictionary).0 == errSecUnimplemented)
        #expect(keychain.add([kSecAttrAccount: "ann"] as CFDictionary).0 == errSecParam)
        #expect(keychain.add(password("ann", [kSecValueData as String: "no data"])).0 == errSecParam)
    }

    @Test func aBrokenStorageIsNotAvailable() {
        keychain.use(BrokenStorage())
        #expect(keychain.add(password("ann", data("one"))).0 == errSecNotAvailable)
    }
}

@Suite struct FileStorageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private var storage: FileStorage {
        FileStorage(application: "Example", environment: ["XDG_DATA_HOME": folder.path, "HOME": "/nowhere"])
    }

    @Test func onlyTheUserCanReadTheFile() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try storage.load() == nil)
        try storage.save(Data("one".utf8))
        try storage.save(Data("two".utf8))
        #expect(try storage.load() == Data("two".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: storage.url.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }

    @Test func anotherKeychainReadsTheFile() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let item =
            [
                kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "example.com",
                kSecAttrPort as String: 443,
            ] as [String: Any]
        let (first, second) = (Keychain(), Keychain())
        first.use(storage)
        second.use(storage)
        let added = item.merging([kSecValueData as String: Data([1])]) { $1 }
        #expect(first.add(added as CFDictionary).0 == errSecSuccess)
        let found = second.find(item.merging([kSecReturnData as String: true]) { $1 } as CFDictionary).1
        #expect(found as? Data == Data([1]))
    }
}

@Suite struct SecurityTests {
    @Test func randomBytesDiffer() {
        var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &first) == errSecSuccess)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &second) == errSecSuccess)
        #expect(first != second)
    }

    @Test func codesHaveMessages() {
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) != nil)
        #expect(SecCopyErrorMessageString(12345, nil) == nil)
    }
}

private final class MemoryStorage: KeychainStorage, @unchecked Sendable {
    private var data: Data?

    func load() -> Data? { data }

    func save(_ data: Data) { self.data = data }
}

private final class BrokenStorage: KeychainStorage {
    func load() throws -> Data? { throw CocoaError(.fileReadNoPermission) }

    func save(_ data: Data) throws { throw CocoaError(.fileWriteNoPermission) }

    @Test func passwordsOfWebSitesAreRefused() {
        nonisolated(unsafe) var errors: [Int?] = []
        SecAddSharedWebCredential("example.org", "ann", "secret") { errors.append($0?.code) }
        SecRequestSharedWebCredential(nil, nil) { credentials, error in
            #expect(credentials == nil)
            errors.append(error?.code)
        }
        #expect(errors == [Int(errSecUnimplemented), Int(errSecUnimplemented)])
    }

    @Test func aPasswordForPeopleHasLettersAndDigitsInGroups() throws {
        for _ in 0..<100 {
            let password = try #require(SecCreateSharedWebCredentialPassword()) as String
            #expect(password.split(separator: "-").map(\.count) == [3, 3, 3, 3])
            #expect(password.contains(where: \.isLowercase) && password.contains(where: \.isUppercase))
            #expect(password.contains(where: \.isNumber) && !password.contains { "ijlz012IO".contains($0) })
        }
    }
}
