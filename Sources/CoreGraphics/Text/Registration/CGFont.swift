internal import CPango
import Foundation

/// A font file in memory, for registering it, or an installed font.
public final class CGFont: Sendable {
    package let data: Data
    /// The name that an installed font was asked for with; nil for a file.
    package let requestedName: String?
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

    /// The file of an installed font. Nil if it cannot be loaded.
    ///
    /// - Parameter name: the name by which `UIFont(name:size:)` finds the font.
    package convenience init?(_ font: FontDescription, named name: String) {
        let file = TextShaping.lock.withLock { () -> (data: Data, index: UInt32)? in
            guard let shaper = FontFace.face(font).loaded?.font, let face = hb_font_get_face(shaper),
                let blob = hb_face_reference_blob(face)
            else { return nil }
            defer { hb_blob_destroy(blob) }
            var count: UInt32 = 0
            guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
            return (Data(bytes: bytes, count: Int(count)), hb_face_get_index(face))
        }
        guard let file else { return nil }
        self.init(data: file.data, face: file.index, requestedName: name)
    }

    package init?(data: Data, face index: UInt32 = 0, requestedName: String? = nil) {
        self.data = data
        self.requestedName = requestedName
        let blob = data.withUnsafeBytes { bytes in
            hb_blob_create(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
                HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, index) else { return nil }
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
