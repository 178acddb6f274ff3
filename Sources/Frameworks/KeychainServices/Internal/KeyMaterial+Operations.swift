import Foundation

/// What keys do with bytes. Each method returns nil if libcrypto refuses the key or the bytes.
extension KeyMaterial {
    /// Settings of an operation, by OpenSSL's names.
    typealias Settings = [(name: String, value: String)]

    func sign(_ digest: [UInt8], _ settings: Settings) -> [UInt8]? {
        perform(functions.beginSigning, functions.sign, digest, settings)
    }

    func verify(_ signature: [UInt8], of digest: [UInt8], _ settings: Settings) -> Bool {
        withContext(functions.beginVerifying, settings) { context in
            functions.verify(context, signature, signature.count, digest, digest.count) == 1
        } ?? false
    }

    func encrypt(_ bytes: [UInt8], _ settings: Settings) -> [UInt8]? {
        perform(functions.beginEncrypting, functions.encrypt, bytes, settings)
    }

    func decrypt(_ bytes: [UInt8], _ settings: Settings) -> [UInt8]? {
        perform(functions.beginDecrypting, functions.decrypt, bytes, settings)
    }

    /// Returns the secret that this key shares with the owner of another.
    func sharedSecret(with other: KeyMaterial) -> [UInt8]? {
        withContext(functions.beginDeriving, []) { context in
            var count = 0
            guard functions.setPeer(context, other.pointer) == 1, functions.derive(context, nil, &count) == 1
            else { return nil }
            var secret = [UInt8](repeating: 0, count: count)
            guard functions.derive(context, &secret, &count) == 1 else { return nil }
            return Array(secret.prefix(count))
        }
    }

    /// Returns the digest of bytes with an algorithm of OpenSSL, "SHA256".
    static func digest(_ bytes: [UInt8], _ name: String) -> [UInt8]? {
        guard let functions = KeyFunctions.shared, let algorithm = functions.digestNamed(name) else { return nil }
        var digest = [UInt8](repeating: 0, count: 64)
        var count: UInt32 = 0
        guard functions.digest(bytes, bytes.count, &digest, &count, algorithm, nil) == 1 else { return nil }
        return Array(digest.prefix(Int(count)))
    }

    private func perform(
        _ begin: KeyFunctions.Step, _ operation: KeyFunctions.Operation, _ input: [UInt8], _ settings: Settings
    ) -> [UInt8]? {
        withContext(begin, settings) { context in
            var count = 0
            guard operation(context, nil, &count, input, input.count) == 1 else { return nil }
            var output = [UInt8](repeating: 0, count: count)
            guard operation(context, &output, &count, input, input.count) == 1 else { return nil }
            return Array(output.prefix(count))
        }
    }

    private func withContext<Result>(
        _ begin: KeyFunctions.Step, _ settings: Settings, _ body: (OpaquePointer) -> Result?
    ) -> Result? {
        defer { functions.clearErrors() }
        guard let context = functions.createContext(pointer, nil) else { return nil }
        defer { functions.freeContext(context) }
        guard begin(context) == 1, settings.allSatisfy({ functions.set(context, $0.name, $0.value) > 0 }) else {
            return nil
        }
        return body(context)
    }
}
