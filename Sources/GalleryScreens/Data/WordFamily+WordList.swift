import Foundation

extension WordFamily {
    /// The word list of the Debian package wamerican-large: one word a line, in alphabetical order.
    private static let file = URL(fileURLWithPath: "/usr/share/dict/american-english-large")

    /// Every family of lower-case words, in the order of the list. Empty, with a line on standard error, when the list cannot be read.
    public static let all: [WordFamily] = {
        guard let data = try? Data(contentsOf: file) else {
            FileHandle.standardError.write(
                Data("\(file.path) could not be read: install the Debian package wamerican-large.\n".utf8))
            return []
        }
        return families(of: data.split(separator: UInt8(ascii: "\n")))
    }()

    /// Compares bytes: of these 170,000 words most are never shown as text.
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
