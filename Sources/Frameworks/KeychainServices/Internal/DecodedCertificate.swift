import Foundation

/// A certificate of libcrypto.
// Sound: nothing changes the certificate; libcrypto locks what it caches in it.
final class DecodedCertificate: @unchecked Sendable {
    /// Parts of a subject's name, with OpenSSL's numbers.
    enum NamePart: Int32 {
        case commonName = 13
        case organization = 17
        case organizationalUnit = 18
    }

    let functions: CertificateFunctions
    let pointer: OpaquePointer

    /// Nil if the bytes are no certificate or have more at their end, or if the library is not there.
    init?(_ bytes: [UInt8]) {
        guard let functions = CertificateFunctions.shared else { return nil }
        defer { KeyFunctions.shared?.clearErrors() }
        let pointer = bytes.withUnsafeBufferPointer { buffer -> OpaquePointer? in
            var cursor = buffer.baseAddress
            guard let certificate = functions.decode(nil, &cursor, buffer.count) else { return nil }
            guard cursor == buffer.baseAddress.map({ $0 + buffer.count }) else {
                functions.free(certificate)
                return nil
            }
            return certificate
        }
        guard let pointer else { return nil }
        self.functions = functions
        self.pointer = pointer
    }

    deinit { functions.free(pointer) }

    /// The last part of this kind in the subject's name.
    func subject(_ part: NamePart) -> String? {
        let name = functions.subject(pointer)
        var last: Int32 = -1
        while case let next = functions.indexOfEntry(name, part.rawValue, last), next >= 0 { last = next }
        guard last >= 0 else { return nil }
        var text: UnsafeMutablePointer<UInt8>?
        let count = functions.stringToUTF8(&text, functions.entryData(functions.entry(name, last)))
        guard count >= 0, let text else { return nil }
        defer { functions.freeBytes(text, nil, 0) }
        return String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self)
    }

    /// The addresses of electronic mail in the subject's name and its alternatives.
    var emailAddresses: [String] {
        guard let stack = functions.emails(pointer) else { return [] }
        defer { functions.freeEmails(stack) }
        return (0..<functions.count(stack)).compactMap { index in
            functions.value(stack, index).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
        }
    }

    /// The serial number's bytes, the highest first.
    var serialNumber: [UInt8] {
        guard let number = functions.serialNumber(pointer), let bytes = functions.stringData(number) else { return [] }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(functions.stringLength(number))))
    }

    /// The public key, if its algorithm is known.
    var publicKey: KeyMaterial? { KeyMaterial(functions.publicKey(pointer), isPrivate: false) }
}
