/// Recognizes files that Xcode has compiled. Their contents are archives of private classes and cannot be read.
enum CompiledFiles {
    static func refuse(_ bytes: [UInt8], file: String) throws {
        let format: String? =
            if bytes.starts(with: Array("NIBArchive".utf8)) {
                "compiled nib"
            } else if bytes.starts(with: Array("bplist".utf8)) { "compiled property list" } else { nil }
        guard let format else { return }
        throw NibDecodingError(
            NibLocation(file: file, line: 1),
            "the file is a \(format); add the .xib or .storyboard file that it was made from to the bundle instead")
    }
}
