import CGio

/// A checksum of GLib.
// Sound: the owner changes it only while it has the only reference.
final class Checksum: @unchecked Sendable {
    private let pointer: OpaquePointer

    init(_ type: GChecksumType) { pointer = g_checksum_new(type) }

    private init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { g_checksum_free(pointer) }

    func copy() -> Checksum { Checksum(g_checksum_copy(pointer)) }

    func update(_ bytes: UnsafeRawBufferPointer) {
        guard let address = bytes.baseAddress, !bytes.isEmpty else { return }
        g_checksum_update(pointer, address.assumingMemoryBound(to: UInt8.self), bytes.count)
    }

    /// Returns the digest; the checksum takes no bytes after that.
    func finish(length: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            var size = gsize(length)
            g_checksum_get_digest(pointer, buffer.baseAddress, &size)
            count = Int(size)
        }
    }
}
