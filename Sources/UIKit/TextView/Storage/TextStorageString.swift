import Foundation

/// The characters of a text storage, as a string that can be changed. The text storage reports the changes.
final class TextStorageString: NSMutableString {
    private let storage: NSTextStorage

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(capacity: 0)
    }

    // What Foundation requires of every mutable string: strings of a storage of their own.

    convenience required init(capacity: Int) { self.init(NSTextStorage()) }
    convenience required init?(coder: NSCoder) {
        self.init(
            coder.decodeObject(of: NSString.self, forKey: "NSString").map { NSTextStorage(string: "\($0)") }
                ?? NSTextStorage())
    }
    convenience required init(string aString: String) { self.init(NSTextStorage(string: aString)) }
    convenience required init(stringLiteral value: StaticString) { self.init(NSTextStorage(string: "\(value)")) }
    convenience required init(characters: UnsafePointer<unichar>, length: Int) {
        self.init(NSTextStorage(string: String(utf16CodeUnits: characters, count: length)))
    }
    convenience required init(unicodeScalarLiteral value: StaticString) { self.init(stringLiteral: value) }
    convenience required init(extendedGraphemeClusterLiteral value: StaticString) { self.init(stringLiteral: value) }

    override var length: Int { storage.length }

    override func character(at index: Int) -> unichar {
        let units = storage.string.utf16
        return units[units.index(units.startIndex, offsetBy: index)]
    }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage.replaceCharacters(in: range, with: aString)
    }
}
