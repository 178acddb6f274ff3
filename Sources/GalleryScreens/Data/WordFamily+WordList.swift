import Foundation

extension WordFamily {
    /// The word list of the Debian package wamerican-large: one word per line, in alphabetical order.
    private static let file = URL(fileURLWithPath: "/usr/share/dict/american-english-large")

    /// All families of lower-case words, in the order of the list. If the list cannot be read, this is empty and
    /// standard error says so.
    public static let all: [WordFamily] = {
        guard let data = try? Data(contentsOf: file) else {
            FileHandle.standardError.write(
                Data("\(file.path) could not be read: install the Debian package wamerican-large.\n".utf8))
            return []
        }
        return families(of: data.split(separator: UInt8(ascii: "\n")))
    }()

    /// Groups lines into families. It compares bytes, because most of the 170,000 words are never shown.
    private static func families(of lines: [Data]) -> [WordFamily] {
        let words = lines.filter { line in line.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } }
        var families: [WordFamily] = []
        var start = words.startIndex
        while start < words.endIndex {
            let stem = words[start].prefix(stemLength)
            let end = words[start...].firstIndex { $0.prefix(stemLength) != stem } ?? words.endIndex
            let members = words[start..<end].map { String(decoding: $0, as: UTF8.self) }
            families.append(WordFamily(head: members.min { $0.count < $1.count } ?? "", words: members))
            start = end
        }
        return families
    }
}
