import Glibc

/// Reads the lines of source from the debug information of a file, with `llvm-symbolizer` or `addr2line`, whichever is
/// installed.
enum DebugLines {
    /// Returns the places of each address in the file, the innermost of inlined code first; empty for an address
    /// without a line, and for all if no tool is installed.
    static func places(of addresses: [UInt], in path: String) -> [[CodePlace]] {
        let none = [[CodePlace]](repeating: [], count: addresses.count)
        guard let output = output(addresses, path) else { return none }
        let found = parse(output)
        return addresses.map { found[$0] ?? [] }
    }

    /// Reads what both tools print: for each address a line with the address, then for each function a line with its
    /// name and one with `file:line`.
    static func parse(_ output: String) -> [UInt: [CodePlace]] {
        var places: [UInt: [CodePlace]] = [:]
        var address: UInt?
        var function: Substring?
        for line in output.split(separator: "\n") {
            if let name = function, let address {
                function = nil
                if let place = place(line, function: name) { places[address, default: []].append(place) }
            } else if line.hasPrefix("0x"), let next = UInt(line.dropFirst(2), radix: 16) {
                address = next
            } else {
                function = line
            }
        }
        return places
    }

    /// Reads a line such as `/home/a/Feed/FeedCell.swift:31` or `FeedCell.swift:31 (discriminator 2)`. Unknown places
    /// have question marks or the line 0, which is that of code that the compiler added.
    private static func place(_ text: Substring, function: Substring) -> CodePlace? {
        guard let colon = text.lastIndex(of: ":") else { return nil }
        let file = text[..<colon]
        guard let line = Int(text[text.index(after: colon)...].prefix { $0.isNumber }), line > 0, !file.hasPrefix("?")
        else { return nil }
        return CodePlace(function: demangled(String(function)), file: String(file), line: line)
    }

    /// Nil if neither tool is installed.
    private static func output(_ addresses: [UInt], _ path: String) -> String? {
        // The link of this process is another one in a child.
        let path = path == "/proc/self/exe" ? "/proc/\(getpid())/exe" : path
        let file = "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
        let list = addresses.map { "0x" + String($0, radix: 16) }.joined(separator: " ")
        let command = """
            { if command -v llvm-symbolizer >/dev/null; then
                exec llvm-symbolizer --output-style=GNU --no-demangle -a -f -i -e \(file) \(list)
            else exec addr2line -a -f -i -e \(file) \(list); fi; } 2>/dev/null
            """
        guard let pipe = popen(command, "r") else { return nil }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while case let count = fread(&chunk, 1, chunk.count, pipe), count > 0 { bytes += chunk[..<count] }
        return pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
