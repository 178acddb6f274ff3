import Foundation

/// ChaCha20 with Poly1305: encrypts and authenticates, by OpenSSL's libcrypto, which is loaded at first use.
/// - Linux: works
public enum ChaChaPoly {
    /// Encrypts a message. Throws ``CryptoKitError/underlyingCoreCryptoError(error:)`` without libcrypto.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let (text, tag) = try Sealing.seal(
            Array(message), try cipher(key), key, Array(nonce), Array(authenticatedData))
        return SealedBox(nonce: nonce, ciphertext: Data(text), tag: Data(tag))
    }

    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

    /// Decrypts a message. Throws ``CryptoKitError/authenticationFailure`` if anything of it was changed.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        Data(
            try Sealing.open(
                Array(sealedBox.ciphertext), Array(sealedBox.tag), try cipher(key), key, Array(sealedBox.nonce),
                Array(authenticatedData)))
    }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: Data())
    }

    private static func cipher(_ key: SymmetricKey) throws -> String {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return "chacha20-poly1305"
    }

    /// A number that is used once.
    /// - Linux: works
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        private let bytes: [UInt8]

        /// Random bytes of the system.
        public init() { bytes = randomBytes(12) }

        /// Takes twelve bytes.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }

        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }

    /// An encrypted message with its nonce and its tag.
    /// - Linux: works
    public struct SealedBox: Sendable {
        public let nonce: Nonce
        public let ciphertext: Data
        public let tag: Data

        /// The nonce, the message and the tag.
        public var combined: Data { Data(nonce) + ciphertext + tag }

        fileprivate init(nonce: Nonce, ciphertext: Data, tag: Data) {
            (self.nonce, self.ciphertext, self.tag) = (nonce, ciphertext, tag)
        }

        public init<D: DataProtocol>(combined: D) throws {
            guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
            let bytes = Data(combined)
            self.init(
                nonce: try Nonce(data: bytes.prefix(12)), ciphertext: Data(bytes[12..<(bytes.count - 16)]),
                tag: Data(bytes.suffix(16)))
        }

        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
            self.init(nonce: nonce, ciphertext: Data(ciphertext), tag: Data(tag))
        }
    }
}
