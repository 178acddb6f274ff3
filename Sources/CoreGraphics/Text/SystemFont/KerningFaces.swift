internal import CPango

/// Copies of font faces that kern differently and share everything else with the original. Each is made once.
enum KerningFaces {
    private struct Key: Hashable {
        var face: OpaquePointer
        var factor: CGFloat
    }

    /// The originals are retained, so that no other face gets their address.
    private static let faces = Guarded<[Key: OpaquePointer]>([:], by: TextShaping.lock)

    /// Returns a face whose kerning is that of `face` times `factor`, which is rounded to 1/64.
    static func face(_ face: OpaquePointer, scaledBy factor: CGFloat) -> OpaquePointer {
        let key = Key(face: face, factor: (factor * 64).rounded() / 64)
        if let known = faces.value[key] { return known }
        let source = Unmanaged.passRetained(Source(face, factor: key.factor)).toOpaque()
        let copy = hb_face_create_for_tables(
            { _, tag, data in
                Unmanaged<Source>.fromOpaque(data!)._withUnsafeGuaranteedRef { $0.table(tag) }
            }, source, { Unmanaged<Source>.fromOpaque($0!).release() })!
        faces.value[key] = copy
        return copy
    }

    private final class Source {
        private let face: OpaquePointer
        private let positioning: OpaquePointer

        init(_ face: OpaquePointer, factor: CGFloat) {
            self.face = hb_face_reference(face)
            let original = hb_face_reference_table(face, TableTag.positioning)
            defer { hb_blob_destroy(original) }
            var count: UInt32 = 0
            let start = hb_blob_get_data(original, &count)
            var table = KerningTable(Array(UnsafeRawBufferPointer(start: start, count: Int(count))))
            table.scale(by: factor)
            positioning = table.bytes.withUnsafeBytes { bytes in
                hb_blob_create(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
                    HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
        }

        deinit {
            hb_blob_destroy(positioning)
            hb_face_destroy(face)
        }

        /// Returns a table, or with the tag 0 the whole file of the original. The caller releases it.
        func table(_ tag: hb_tag_t) -> OpaquePointer? {
            switch tag {
            case 0: hb_face_reference_blob(face)
            case TableTag.positioning: hb_blob_reference(positioning)
            default: hb_face_reference_table(face, tag)
            }
        }
    }
}
