import CGio
import Foundation

/// One secret of the desktop's secret service (GNOME Keyring, KWallet), through libsecret, which is loaded at first
/// use.
// Sound: nothing of it changes; the functions of the library may be called on any thread.
final class SecretServiceStorage: KeychainStorage, @unchecked Sendable {
    private typealias Errors = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    private typealias Lookup =
        @convention(c) (
            OpaquePointer?, OpaquePointer?, OpaquePointer?, Errors
        ) -> UnsafeMutablePointer<CChar>?
    private typealias Store =
        @convention(c) (
            OpaquePointer?, OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
            OpaquePointer?, Errors
        ) -> gboolean
    private typealias Free = @convention(c) (UnsafeMutablePointer<CChar>?) -> Void

    private let application: String
    private let lock: FileStorage
    private let lookup: Lookup
    private let store: Store
    private let free: Free

    /// What `load` returns, so that nothing and no answer differ.
    struct Kept {
        let data: Data?
    }

    /// Nil if the library is not there.
    ///
    /// - Parameter lock: keeps other processes from changing the secret at the same time.
    init?(application: String, lock: FileStorage) {
        guard let library = dlopen("libsecret-1.so.0", RTLD_NOW),
            let lookup = dlsym(library, "secret_password_lookupv_sync"),
            let store = dlsym(library, "secret_password_storev_sync"),
            let free = dlsym(library, "secret_password_free")
        else { return nil }
        self.application = application
        self.lock = lock
        self.lookup = unsafeBitCast(lookup, to: Lookup.self)
        self.store = unsafeBitCast(store, to: Store.self)
        self.free = unsafeBitCast(free, to: Free.self)
    }

    func beginAccess() -> Int32? { lock.beginAccess() }

    func endAccess(_ access: Int32?) { lock.endAccess(access) }

    func load() throws -> Data? { try loadOrNil().data }

    func loadOrNil() throws -> Kept {
        try withAttributes { attributes in
            var error: UnsafeMutablePointer<GError>?
            let text = lookup(nil, attributes, nil, &error)
            try Self.check(error)
            guard let text else { return Kept(data: nil) }
            defer { free(text) }
            return Kept(data: Data(String(cString: text).utf8))
        }
    }

    func save(_ data: Data) throws {
        try withAttributes { attributes in
            var error: UnsafeMutablePointer<GError>?
            _ = store(
                nil, attributes, nil, "Keychain of \(application)", String(decoding: data, as: UTF8.self), nil, &error)
            try Self.check(error)
        }
    }

    /// The attributes by which the service finds the secret.
    private func withAttributes<Result>(_ body: (OpaquePointer?) throws -> Result) rethrows -> Result {
        let words: [String] = ["xdg:schema", "org.trestle.Keychain", "application", application]
        let strings = words.map { strdup($0) }
        defer { strings.forEach { Glibc.free($0) } }
        let table = g_hash_table_new(g_str_hash, g_str_equal)
        defer { g_hash_table_unref(table) }
        g_hash_table_insert(table, strings[0], strings[1])
        g_hash_table_insert(table, strings[2], strings[3])
        return try body(table)
    }

    private static func check(_ error: UnsafeMutablePointer<GError>?) throws {
        guard let error else { return }
        defer { g_error_free(error) }
        throw SecretServiceError(message: String(cString: error.pointee.message))
    }
}

/// What the secret service says instead of an answer.
struct SecretServiceError: Error, CustomStringConvertible {
    let message: String

    var description: String { message }
}
