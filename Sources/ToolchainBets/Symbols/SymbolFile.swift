import Glibc

// A GNU extension, which Swift's Glibc module hides.
@_silgen_name("memmem")
private func memmem(
    _ bytes: UnsafeRawPointer, _ count: Int, _ sought: UnsafePointer<CChar>, _ soughtCount: Int
) -> UnsafeMutableRawPointer?

/// The symbol table (`.symtab`) of a 64-bit ELF file, mapped into memory for the lifetime of this object.
///
/// There is no index: a lookup scans the table once, O(symbols), and each class is looked up once.
final class SymbolFile {
    private let bytes: UnsafeRawPointer
    private let byteCount: Int
    private let symbols: UnsafePointer<Elf64_Sym>
    private let symbolCount: Int
    private let names: UnsafePointer<CChar>
    private let namesSize: Int

    /// Nil when the file cannot be read, is not a 64-bit ELF file or was stripped.
    init?(path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_size > MemoryLayout<Elf64_Ehdr>.size,
            let mapped = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0), mapped != MAP_FAILED
        else { return nil }
        let size = Int(status.st_size)
        guard let tables = Self.tables(in: UnsafeRawPointer(mapped), size: size) else {
            munmap(mapped, size)
            return nil
        }
        bytes = UnsafeRawPointer(mapped)
        byteCount = size
        (symbols, symbolCount, names, namesSize) = tables
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: bytes), byteCount)
    }

    /// Returns the name of a symbol with this value that ends in `suffix`.
    func name(of value: UInt, suffix: String) -> String? {
        for index in 0..<symbolCount where symbols[index].st_value == value {
            let name = String(cString: names + Int(symbols[index].st_name))
            if name.hasSuffix(suffix) { return name }
        }
        return nil
    }

    /// Returns the names that start with `prefix`, with their values and the numbers of bytes that these are.
    func symbols(prefix: String) -> [(name: String, value: UInt, size: Int)] {
        let offsets = nameOffsets(prefix: prefix)
        guard let least = offsets.min(), let greatest = offsets.max() else { return [] }
        var found: [(name: String, value: UInt, size: Int)] = []
        for index in 0..<symbolCount {
            let offset = symbols[index].st_name
            guard offset >= least, offset <= greatest, symbols[index].st_value != 0, offsets.contains(offset) else {
                continue
            }
            let symbol = symbols[index]
            found.append((String(cString: names + Int(offset)), UInt(symbol.st_value), Int(symbol.st_size)))
        }
        return found
    }

    /// Returns the names of the functions that contain these addresses; nil for addresses in none.
    ///
    /// Written for builds without optimization, which have the most symbols: the loop calls nothing generic.
    func functions(containing addresses: [UInt]) -> [String?] {
        var found: [UInt: UInt32] = [:]
        addresses.sorted().withUnsafeBufferPointer { sorted in
            guard let first = sorted.first, let last = sorted.last else { return }
            let (functionType, typeMask): (UInt8, UInt8) = (2, 15)  // STT_FUNC
            var index = 0
            while index < symbolCount {
                let symbol = symbols + index
                index &+= 1
                let start = UInt(symbol.pointee.st_value)
                let end = start &+ UInt(symbol.pointee.st_size)
                guard start <= last, end > first, symbol.pointee.st_info & typeMask == functionType else { continue }
                // The first address at or after the start.
                var (low, high) = (0, sorted.count)
                while low < high {
                    let middle = (low &+ high) / 2
                    if sorted[middle] < start { low = middle &+ 1 } else { high = middle }
                }
                while low < sorted.count, sorted[low] < end {
                    if found[sorted[low]] == nil { found[sorted[low]] = symbol.pointee.st_name }
                    low &+= 1
                }
            }
        }
        return addresses.map { address in found[address].map { String(cString: names + Int($0)) } }
    }

    /// Finds the offsets of names with memmem, which is much faster than comparing each symbol.
    private func nameOffsets(prefix: String) -> Set<UInt32> {
        var offsets: Set<UInt32> = []
        var position = 0
        let length = prefix.utf8.count
        while position < namesSize, let hit = memmem(names + position, namesSize - position, prefix, length) {
            let offset = UnsafeRawPointer(hit) - UnsafeRawPointer(names)
            if offset > 0, names[offset - 1] == 0 { offsets.insert(UInt32(offset)) }
            position = offset + length
        }
        return offsets
    }

    private typealias Tables = (UnsafePointer<Elf64_Sym>, Int, UnsafePointer<CChar>, Int)

    private static func tables(in bytes: UnsafeRawPointer, size: Int) -> Tables? {
        let header = bytes.load(as: Elf64_Ehdr.self)
        let ident = header.e_ident
        let is64BitELF = ident.0 == 0x7F && ident.1 == 0x45 && ident.2 == 0x4C && ident.3 == 0x46 && ident.4 == 2
        let sectionsEnd = Int(header.e_shoff) + Int(header.e_shnum) * MemoryLayout<Elf64_Shdr>.stride
        guard is64BitELF, Int(header.e_shentsize) == MemoryLayout<Elf64_Shdr>.stride, header.e_shoff > 0,
            sectionsEnd <= size
        else { return nil }
        let sections = UnsafeBufferPointer(
            start: (bytes + Int(header.e_shoff)).assumingMemoryBound(to: Elf64_Shdr.self), count: Int(header.e_shnum))
        let symbolTableType: UInt32 = 2  // SHT_SYMTAB
        guard let table = sections.first(where: { $0.sh_type == symbolTableType }), Int(table.sh_link) < sections.count
        else {
            return nil
        }
        let strings = sections[Int(table.sh_link)]
        guard Int(table.sh_offset + table.sh_size) <= size, Int(strings.sh_offset + strings.sh_size) <= size else {
            return nil
        }
        return (
            (bytes + Int(table.sh_offset)).assumingMemoryBound(to: Elf64_Sym.self),
            Int(table.sh_size) / MemoryLayout<Elf64_Sym>.stride,
            (bytes + Int(strings.sh_offset)).assumingMemoryBound(to: CChar.self), Int(strings.sh_size)
        )
    }
}
