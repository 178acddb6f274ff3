internal import CPango
import Foundation

/// A font file in memory, for registering it.
public final class CGFont: Sendable {
    package let data: Data
    /// The name by which `UIFont(name:size:)` finds the font.
    public let postScriptName: String?
    /// The name that users see.
    public let fullName: String?
    /// The number of glyphs in the file.
    public let numberOfGlyphs: Int
    /// The units of the glyphs in an em.
    public let unitsPerEm: Int32

    /// Nil if the provider's data is no font file that HarfBuzz reads.
    public convenience init?(_ provider: CGDataProvider) {
        guard let bytes = provider.data else { return nil }
        self.init(data: Data(referencing: bytes))
    }

    package init?(data: Data) {
        self.data = data
        let blob = data.withUnsafeBytes { bytes in
            hb_blob_create(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
                HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, 0) else { return nil }
        defer { hb_face_destroy(face) }
        numberOfGlyphs = Int(hb_face_get_glyph_count(face))
        unitsPerEm = Int32(hb_face_get_upem(face))
        postScriptName = Self.name(face, 6)
        fullName = Self.name(face, 4)
        if numberOfGlyphs == 0 { return nil }
    }

    private static func name(_ face: OpaquePointer, _ identifier: UInt32) -> String? {
        var characters = [CChar](repeating: 0, count: 256)
        var count = UInt32(characters.count)
        guard hb_ot_name_get_utf8(face, identifier, nil, &count, &characters) > 0 else { return nil }
        return String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
