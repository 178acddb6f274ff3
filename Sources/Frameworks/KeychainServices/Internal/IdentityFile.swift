import Foundation

/// What a file of PKCS #12 contains.
struct IdentityFile {
    private(set) var key: KeyMaterial?
    private(set) var certificate: SecCertificate?
    /// Other certificates, the issuers in general.
    private(set) var others: [SecCertificate] = []
    /// The friendly name of the certificate.
    private(set) var label: String?

    init(_ bytes: [UInt8], passphrase: String) throws(KeychainFailure) {
        guard let functions = IdentityFunctions.shared, let certificates = CertificateFunctions.shared else {
            throw KeychainFailure(errSecNotAvailable)
        }
        defer { KeyFunctions.shared?.clearErrors() }
        guard let file = CryptoLibrary.decode(bytes, { functions.decode(nil, $0, $1) }) else {
            throw KeychainFailure(errSecDecode)
        }
        defer { functions.free(file) }
        // Older files are encrypted with RC2, which OpenSSL 3 has apart.
        _ = functions.loadProvider?(nil, "legacy", 1)
        // An empty passphrase may be encoded as none.
        let isRight =
            functions.check(file, passphrase, -1) == 1 || passphrase.isEmpty && functions.check(file, nil, 0) == 1
        guard isRight else { throw KeychainFailure(errSecAuthFailed) }
        var keyPointer: OpaquePointer?
        var leaf: OpaquePointer?
        var issuers: OpaquePointer?
        guard functions.parse(file, passphrase, &keyPointer, &leaf, &issuers) == 1 else {
            throw KeychainFailure(errSecDecode)
        }
        key = KeyMaterial(keyPointer, isPrivate: true)
        if let leaf {
            certificate = Self.certificate(leaf, certificates)
            var count: Int32 = 0
            if let text = functions.label(leaf, &count), count > 0 {
                label = String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self)
            }
            certificates.free(leaf)
        }
        guard let issuers else { return }
        for index in 0..<certificates.count(issuers) {
            guard let pointer = certificates.value(issuers, index).map({ OpaquePointer($0) }) else { continue }
            if let other = Self.certificate(pointer, certificates) { others.append(other) }
            certificates.free(pointer)
        }
        certificates.freeStack(issuers)
    }

    private static func certificate(_ pointer: OpaquePointer, _ functions: CertificateFunctions) -> SecCertificate? {
        CryptoLibrary.encode { functions.encode(pointer, $0) }.flatMap { SecCertificate(data: Data($0)) }
    }
}

/// The functions of libcrypto for files of PKCS #12.
// Sound: nothing of it changes; the functions may be called on any thread.
private struct IdentityFunctions: @unchecked Sendable {
    typealias Pointer = OpaquePointer
    typealias Result = UnsafeMutablePointer<Pointer?>

    let decode: @convention(c) (Result?, CryptoLibrary.Cursor?, Int) -> Pointer?
    let free: @convention(c) (Pointer?) -> Void
    let check: @convention(c) (Pointer?, UnsafePointer<CChar>?, Int32) -> Int32
    let parse: @convention(c) (Pointer?, UnsafePointer<CChar>?, Result?, Result?, Result?) -> Int32
    let label: @convention(c) (Pointer?, UnsafeMutablePointer<Int32>?) -> CryptoLibrary.Bytes?
    /// Not in OpenSSL 1.1, which has the older ciphers.
    let loadProvider: (@convention(c) (Pointer?, UnsafePointer<CChar>?, Int32) -> Pointer?)?

    /// Nil if the library is not there.
    static let shared = try? IdentityFunctions(CryptoLibrary())

    private init(_ library: CryptoLibrary) throws(CryptoLibrary.Missing) {
        decode = try library("d2i_PKCS12")
        free = try library("PKCS12_free")
        check = try library("PKCS12_verify_mac")
        parse = try library("PKCS12_parse")
        label = try library("X509_alias_get0")
        loadProvider = try? library("OSSL_PROVIDER_try_load")
    }
}
