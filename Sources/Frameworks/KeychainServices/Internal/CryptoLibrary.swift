import Foundation

/// OpenSSL's libcrypto, which is loaded at first use.
struct CryptoLibrary {
    /// The library or one of its functions is not there.
    struct Missing: Error {}

    typealias Bytes = UnsafePointer<UInt8>
    typealias Cursor = UnsafeMutablePointer<UnsafePointer<UInt8>?>
    typealias Output = UnsafeMutablePointer<UInt8>
    typealias OutputCursor = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>

    private let library: UnsafeMutableRawPointer

    init() throws(Missing) {
        let names = ["libcrypto.so.3", "libcrypto.so.1.1"]
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else { throw Missing() }
        self.library = library
    }

    /// Returns the first function that the library has under one of these names. `Function` is its C type.
    func callAsFunction<Function>(_ names: String...) throws(Missing) -> Function {
        guard let symbol = names.lazy.compactMap({ dlsym(library, $0) }).first else { throw Missing() }
        return unsafeBitCast(symbol, to: Function.self)
    }

    /// Calls a function that decodes bytes by moving a cursor over them.
    static func decode<Result>(_ bytes: [UInt8], _ body: (Cursor, Int) -> Result?) -> Result? {
        bytes.withUnsafeBufferPointer { buffer in
            var cursor = buffer.baseAddress
            guard cursor != nil else { return nil }
            return body(&cursor, buffer.count)
        }
    }

    /// Calls a function that returns a count and, if there is a cursor, writes as many bytes to it.
    static func encode(_ body: (OutputCursor?) -> Int32) -> [UInt8]? {
        let count = body(nil)
        guard count > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(count))
        let written = bytes.withUnsafeMutableBufferPointer { buffer in
            var cursor = buffer.baseAddress
            return body(&cursor)
        }
        return written == count ? bytes : nil
    }
}
