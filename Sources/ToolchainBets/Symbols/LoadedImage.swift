import Glibc

/// An executable or library in this process: its address, and the file it was loaded from.
struct LoadedImage: Sendable {
    let path: String
    /// The difference between an address in memory and the address in the file.
    let slide: UInt

    /// Returns the image that contains `address`, from the kernel's list of mappings. (dl_iterate_phdr and dladdr are
    /// GNU extensions, which Swift's Glibc module hides.)
    static func containing(_ address: UnsafeRawPointer) -> LoadedImage? {
        containing([UInt(bitPattern: address)])[0]
    }

    /// Returns the images of several addresses, for which the list is read once.
    static func containing(_ addresses: [UInt]) -> [LoadedImage?] {
        let mappings = Mapping.all()
        return addresses.map { containing($0, in: mappings) }
    }

    private static func containing(_ address: UInt, in mappings: [Mapping]) -> LoadedImage? {
        guard let own = mappings.first(where: { $0.range.contains(address) }), own.path.hasPrefix("/"),
            let first = mappings.first(where: { $0.path == own.path && $0.fileOffset == 0 }),
            let start = UnsafeRawPointer(bitPattern: first.range.lowerBound),
            let lowest = lowestAddress(inFileAt: start)
        else { return nil }
        // The file of a running executable may have been replaced; this link refers to the one that is running.
        let isExecutable = own.path == resolvedLink("/proc/self/exe")
        return LoadedImage(path: isExecutable ? "/proc/self/exe" : own.path, slide: first.range.lowerBound - lowest)
    }

    /// Returns the address that the file's header requests; 0 for position-independent code.
    private static func lowestAddress(inFileAt start: UnsafeRawPointer) -> UInt? {
        let header = start.load(as: Elf64_Ehdr.self)
        guard header.e_ident.0 == 0x7F, header.e_ident.1 == 0x45,
            Int(header.e_phentsize) == MemoryLayout<Elf64_Phdr>.stride
        else { return nil }
        let segments = (start + Int(header.e_phoff)).assumingMemoryBound(to: Elf64_Phdr.self)
        let loadable = (0..<Int(header.e_phnum)).lazy.map { segments[$0] }.first { $0.p_type == 1 }
        return loadable.map { UInt($0.p_vaddr) & ~4095 }
    }

    private static func resolvedLink(_ path: String) -> String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let length = buffer.withUnsafeMutableBytes { bytes in
            readlink(path, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        return length > 0 ? String(decoding: buffer[..<length], as: UTF8.self) : nil
    }

    /// A line of `/proc/self/maps`.
    private struct Mapping {
        let range: Range<UInt>
        let fileOffset: UInt
        let path: String

        /// Parses a line such as `55d0c0000000-55d0c0021000 r--p 00000000 08:01 1234   /path of the file`.
        init?(line: Substring) {
            let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard fields.count == 6, let offset = UInt(fields[2], radix: 16) else { return nil }
            let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
            range = bounds[0]..<bounds[1]
            fileOffset = offset
            path = String(fields[5].drop { $0 == " " })
        }

        static func all() -> [Mapping] {
            guard let file = fopen("/proc/self/maps", "r") else { return [] }
            defer { fclose(file) }
            var bytes: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
            return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap(Mapping.init(line:))
        }
    }
}
