import Foundation

/// A cipher of OpenSSL's libcrypto at work on one message.
package final class Cipher {
    private let functions: CipherFunctions
    private let context: OpaquePointer
    private let isEncrypting: Bool

    /// Nil if the library is not there or has no such cipher.
    ///
    /// - Parameters:
    ///   - name: a name of OpenSSL, "aes-256-cbc".
    ///   - key: has the length of the cipher's keys, and `nonce` the length of its initial vectors.
    package init?(_ name: String, isEncrypting: Bool, key: [UInt8], nonce: [UInt8], hasPadding: Bool = false) {
        guard let functions = CipherFunctions.shared, let cipher = functions.named(name),
            let context = functions.create()
        else { return nil }
        self.functions = functions
        self.context = context
        self.isEncrypting = isEncrypting
        guard functions.begin(context, cipher, nil, key, nonce.isEmpty ? nil : nonce, isEncrypting ? 1 : 0) == 1 else {
            return nil
        }
        _ = functions.setPadding(context, hasPadding ? 1 : 0)
    }

    deinit { functions.free(context) }

    /// Returns what the bytes give, which may be less or more by a block; nil if the cipher fails.
    package func update(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        guard !bytes.isEmpty else { return [] }
        var output = [UInt8](repeating: 0, count: bytes.count + 32)
        var count: Int32 = 0
        let input = bytes.bindMemory(to: UInt8.self).baseAddress
        guard functions.update(context, &output, &count, input, Int32(bytes.count)) == 1 else { return nil }
        return Array(output.prefix(Int(count)))
    }

    /// Takes bytes that are authenticated and not encrypted. Only before the first of the message.
    package func authenticate(_ bytes: [UInt8]) -> Bool {
        var count: Int32 = 0
        return bytes.isEmpty || functions.update(context, nil, &count, bytes, Int32(bytes.count)) == 1
    }

    /// Returns the end of the message; nil if its padding or its tag is wrong, or if it has no whole blocks.
    package func finish() -> [UInt8]? {
        var output = [UInt8](repeating: 0, count: 32)
        var count: Int32 = 0
        guard functions.finish(context, &output, &count) == 1 else { return nil }
        return Array(output.prefix(Int(count)))
    }

    /// The tag of a message that was encrypted and finished.
    package func tag() -> [UInt8]? {
        var tag = [UInt8](repeating: 0, count: 16)
        return functions.control(context, 0x10, 16, &tag) == 1 ? tag : nil
    }

    /// Sets the tag that `finish` compares.
    package func expect(tag: [UInt8]) -> Bool {
        var tag = tag
        return functions.control(context, 0x11, Int32(tag.count), &tag) == 1
    }
}

/// Messages that are encrypted and authenticated at once.
package enum SealedMessage {
    /// Nil if the library is not there.
    package static func seal(
        _ message: [UInt8], with cipher: String, key: [UInt8], nonce: [UInt8], authenticating more: [UInt8]
    ) -> (ciphertext: [UInt8], tag: [UInt8])? {
        guard let cipher = Cipher(cipher, isEncrypting: true, key: key, nonce: nonce), cipher.authenticate(more),
            let text = message.withUnsafeBytes({ cipher.update($0) }), let end = cipher.finish(), let tag = cipher.tag()
        else { return nil }
        return (text + end, tag)
    }

    package enum Failure: Error {
        case noLibrary
        case wrongTag
    }

    package static func open(
        _ ciphertext: [UInt8], tag: [UInt8], with cipher: String, key: [UInt8], nonce: [UInt8],
        authenticating more: [UInt8]
    ) throws(Failure) -> [UInt8] {
        guard let cipher = Cipher(cipher, isEncrypting: false, key: key, nonce: nonce) else { throw .noLibrary }
        guard cipher.expect(tag: tag), cipher.authenticate(more),
            let text = ciphertext.withUnsafeBytes({ cipher.update($0) }), let end = cipher.finish()
        else { throw .wrongTag }
        return text + end
    }
}
