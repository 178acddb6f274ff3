import Foundation

/// The functions of libcrypto for keys.
// Sound: nothing of it changes; the functions may be called on any thread.
struct KeyFunctions: @unchecked Sendable {
    typealias Pointer = OpaquePointer
    typealias Step = @convention(c) (Pointer?) -> Int32
    typealias Operation =
        @convention(c) (
            Pointer?, CryptoLibrary.Output?, UnsafeMutablePointer<Int>?, CryptoLibrary.Bytes?, Int
        ) -> Int32

    let free: @convention(c) (Pointer?) -> Void
    let algorithm: Step
    let bits: Step
    let decodePublic: @convention(c) (UnsafeMutablePointer<Pointer?>?, CryptoLibrary.Cursor?, Int) -> Pointer?
    let decodePrivate: @convention(c) (Int32, UnsafeMutablePointer<Pointer?>?, CryptoLibrary.Cursor?, Int) -> Pointer?
    let encodePublic: @convention(c) (Pointer?, CryptoLibrary.OutputCursor?) -> Int32
    let encodePrivate: @convention(c) (Pointer?, CryptoLibrary.OutputCursor?) -> Int32
    let createContext: @convention(c) (Pointer?, Pointer?) -> Pointer?
    let createContextForAlgorithm: @convention(c) (Int32, Pointer?) -> Pointer?
    let freeContext: @convention(c) (Pointer?) -> Void
    let set: @convention(c) (Pointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32
    let beginGenerating: Step
    let generate: @convention(c) (Pointer?, UnsafeMutablePointer<Pointer?>?) -> Int32
    let beginSigning: Step
    let sign: Operation
    let beginVerifying: Step
    let verify: @convention(c) (Pointer?, CryptoLibrary.Bytes?, Int, CryptoLibrary.Bytes?, Int) -> Int32
    let beginEncrypting: Step
    let encrypt: Operation
    let beginDecrypting: Step
    let decrypt: Operation
    let beginDeriving: Step
    let setPeer: @convention(c) (Pointer?, Pointer?) -> Int32
    let derive: @convention(c) (Pointer?, CryptoLibrary.Output?, UnsafeMutablePointer<Int>?) -> Int32
    let digestNamed: @convention(c) (UnsafePointer<CChar>?) -> Pointer?
    let digest:
        @convention(c) (
            UnsafeRawPointer?, Int, CryptoLibrary.Output?, UnsafeMutablePointer<UInt32>?, Pointer?, Pointer?
        ) -> Int32
    let clearErrors: @convention(c) () -> Void

    /// Nil if the library is not there.
    static let shared = try? KeyFunctions(CryptoLibrary())

    private init(_ library: CryptoLibrary) throws(CryptoLibrary.Missing) {
        free = try library("EVP_PKEY_free")
        algorithm = try library("EVP_PKEY_get_base_id", "EVP_PKEY_base_id")
        bits = try library("EVP_PKEY_get_bits", "EVP_PKEY_bits")
        decodePublic = try library("d2i_PUBKEY")
        decodePrivate = try library("d2i_PrivateKey")
        encodePublic = try library("i2d_PUBKEY")
        encodePrivate = try library("i2d_PrivateKey")
        createContext = try library("EVP_PKEY_CTX_new")
        createContextForAlgorithm = try library("EVP_PKEY_CTX_new_id")
        freeContext = try library("EVP_PKEY_CTX_free")
        set = try library("EVP_PKEY_CTX_ctrl_str")
        beginGenerating = try library("EVP_PKEY_keygen_init")
        generate = try library("EVP_PKEY_keygen")
        beginSigning = try library("EVP_PKEY_sign_init")
        sign = try library("EVP_PKEY_sign")
        beginVerifying = try library("EVP_PKEY_verify_init")
        verify = try library("EVP_PKEY_verify")
        beginEncrypting = try library("EVP_PKEY_encrypt_init")
        encrypt = try library("EVP_PKEY_encrypt")
        beginDecrypting = try library("EVP_PKEY_decrypt_init")
        decrypt = try library("EVP_PKEY_decrypt")
        beginDeriving = try library("EVP_PKEY_derive_init")
        setPeer = try library("EVP_PKEY_derive_set_peer")
        derive = try library("EVP_PKEY_derive")
        digestNamed = try library("EVP_get_digestbyname")
        digest = try library("EVP_Digest")
        clearErrors = try library("ERR_clear_error")
    }
}
