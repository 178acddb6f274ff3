import Foundation

/// The functions of OpenSSL's libcrypto that ciphers need, which is loaded at first use.
// Sound: nothing of it changes; the functions may be called on any thread.
struct CipherFunctions: @unchecked Sendable {
    typealias Context = OpaquePointer
    typealias Bytes = UnsafePointer<UInt8>
    typealias Output = UnsafeMutablePointer<UInt8>

    let create: @convention(c) () -> Context?
    let free: @convention(c) (Context?) -> Void
    let named: @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    let begin: @convention(c) (Context?, OpaquePointer?, OpaquePointer?, Bytes?, Bytes?, Int32) -> Int32
    let setPadding: @convention(c) (Context?, Int32) -> Int32
    let control: @convention(c) (Context?, Int32, Int32, UnsafeMutableRawPointer?) -> Int32
    let update: @convention(c) (Context?, Output?, UnsafeMutablePointer<Int32>?, Bytes?, Int32) -> Int32
    let finish: @convention(c) (Context?, Output?, UnsafeMutablePointer<Int32>?) -> Int32

    /// Nil if the library is not there.
    static let shared = CipherFunctions()

    private init?() {
        let names = ["libcrypto.so.3", "libcrypto.so.1.1"]
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
            let create = dlsym(library, "EVP_CIPHER_CTX_new"), let free = dlsym(library, "EVP_CIPHER_CTX_free"),
            let named = dlsym(library, "EVP_get_cipherbyname"), let begin = dlsym(library, "EVP_CipherInit_ex"),
            let setPadding = dlsym(library, "EVP_CIPHER_CTX_set_padding"),
            let control = dlsym(library, "EVP_CIPHER_CTX_ctrl"), let update = dlsym(library, "EVP_CipherUpdate"),
            let finish = dlsym(library, "EVP_CipherFinal_ex")
        else { return nil }
        self.create = unsafeBitCast(create, to: (@convention(c) () -> Context?).self)
        self.free = unsafeBitCast(free, to: (@convention(c) (Context?) -> Void).self)
        self.named = unsafeBitCast(named, to: (@convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?).self)
        self.begin = unsafeBitCast(
            begin,
            to: (@convention(c) (Context?, OpaquePointer?, OpaquePointer?, Bytes?, Bytes?, Int32) -> Int32).self)
        self.setPadding = unsafeBitCast(setPadding, to: (@convention(c) (Context?, Int32) -> Int32).self)
        self.control = unsafeBitCast(
            control, to: (@convention(c) (Context?, Int32, Int32, UnsafeMutableRawPointer?) -> Int32).self)
        self.update = unsafeBitCast(
            update,
            to: (@convention(c) (Context?, Output?, UnsafeMutablePointer<Int32>?, Bytes?, Int32) -> Int32).self)
        self.finish = unsafeBitCast(
            finish, to: (@convention(c) (Context?, Output?, UnsafeMutablePointer<Int32>?) -> Int32).self)
    }
}
