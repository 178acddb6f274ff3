import Foundation

/// The functions of libcrypto for certificates and chains of them.
// Sound: nothing of it changes; the functions may be called on any thread.
struct CertificateFunctions: @unchecked Sendable {
    typealias Pointer = OpaquePointer
    typealias Free = @convention(c) (Pointer?) -> Void
    typealias Create = @convention(c) () -> Pointer?
    typealias Get = @convention(c) (Pointer?) -> Pointer?
    typealias Number = @convention(c) (Pointer?) -> Int32
    typealias Set = @convention(c) (Pointer?, Pointer?) -> Int32
    typealias ErrorCallback = @convention(c) (Int32, Pointer?) -> Int32

    let decode: @convention(c) (UnsafeMutablePointer<Pointer?>?, CryptoLibrary.Cursor?, Int) -> Pointer?
    let encode: @convention(c) (Pointer?, CryptoLibrary.OutputCursor?) -> Int32
    let free: Free
    let subject: Get
    let serialNumber: Get
    let publicKey: Get
    let emails: Get
    let freeEmails: Free
    let indexOfEntry: @convention(c) (Pointer?, Int32, Int32) -> Int32
    let entry: @convention(c) (Pointer?, Int32) -> Pointer?
    let entryData: Get
    let stringToUTF8: @convention(c) (CryptoLibrary.OutputCursor?, Pointer?) -> Int32
    let stringData: @convention(c) (Pointer?) -> CryptoLibrary.Bytes?
    let stringLength: Number
    let freeBytes: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Void
    let createStack: Create
    let push: @convention(c) (Pointer?, UnsafeRawPointer?) -> Int32
    let count: Number
    let value: @convention(c) (Pointer?, Int32) -> UnsafeMutableRawPointer?
    let freeStack: Free
    let createStore: Create
    let addSystemCertificates: Number
    let add: Set
    let freeStore: Free
    let createContext: Create
    let begin: @convention(c) (Pointer?, Pointer?, Pointer?, Pointer?) -> Int32
    let freeContext: Free
    let parameters: Get
    let setHost: @convention(c) (Pointer?, UnsafePointer<CChar>?, Int) -> Int32
    let setHostFlags: @convention(c) (Pointer?, UInt32) -> Void
    let setAddress: @convention(c) (Pointer?, UnsafePointer<CChar>?) -> Int32
    let setPurpose: @convention(c) (Pointer?, Int32) -> Int32
    let setTime: @convention(c) (Pointer?, Int) -> Void
    let setFlags: @convention(c) (Pointer?, UInt) -> Int32
    let setLevel: @convention(c) (Pointer?, Int32) -> Void
    let setCallback: @convention(c) (Pointer?, ErrorCallback?) -> Void
    let setData: @convention(c) (Pointer?, Int32, UnsafeMutableRawPointer?) -> Int32
    let data: @convention(c) (Pointer?, Int32) -> UnsafeMutableRawPointer?
    let verify: Number
    let error: Number
    let chain: Get

    /// Nil if the library is not there.
    static let shared = try? CertificateFunctions(CryptoLibrary())

    private init(_ library: CryptoLibrary) throws(CryptoLibrary.Missing) {
        decode = try library("d2i_X509")
        encode = try library("i2d_X509")
        free = try library("X509_free")
        subject = try library("X509_get_subject_name")
        serialNumber = try library("X509_get_serialNumber")
        publicKey = try library("X509_get_pubkey")
        emails = try library("X509_get1_email")
        freeEmails = try library("X509_email_free")
        indexOfEntry = try library("X509_NAME_get_index_by_NID")
        entry = try library("X509_NAME_get_entry")
        entryData = try library("X509_NAME_ENTRY_get_data")
        stringToUTF8 = try library("ASN1_STRING_to_UTF8")
        stringData = try library("ASN1_STRING_get0_data")
        stringLength = try library("ASN1_STRING_length")
        freeBytes = try library("CRYPTO_free")
        createStack = try library("OPENSSL_sk_new_null")
        push = try library("OPENSSL_sk_push")
        count = try library("OPENSSL_sk_num")
        value = try library("OPENSSL_sk_value")
        freeStack = try library("OPENSSL_sk_free")
        createStore = try library("X509_STORE_new")
        addSystemCertificates = try library("X509_STORE_set_default_paths")
        add = try library("X509_STORE_add_cert")
        freeStore = try library("X509_STORE_free")
        createContext = try library("X509_STORE_CTX_new")
        begin = try library("X509_STORE_CTX_init")
        freeContext = try library("X509_STORE_CTX_free")
        parameters = try library("X509_STORE_CTX_get0_param")
        setHost = try library("X509_VERIFY_PARAM_set1_host")
        setHostFlags = try library("X509_VERIFY_PARAM_set_hostflags")
        setAddress = try library("X509_VERIFY_PARAM_set1_ip_asc")
        setPurpose = try library("X509_VERIFY_PARAM_set_purpose")
        setTime = try library("X509_VERIFY_PARAM_set_time")
        setFlags = try library("X509_VERIFY_PARAM_set_flags")
        setLevel = try library("X509_VERIFY_PARAM_set_auth_level")
        setCallback = try library("X509_STORE_CTX_set_verify_cb")
        setData = try library("X509_STORE_CTX_set_ex_data")
        data = try library("X509_STORE_CTX_get_ex_data")
        verify = try library("X509_verify_cert")
        error = try library("X509_STORE_CTX_get_error")
        chain = try library("X509_STORE_CTX_get0_chain")
    }
}
