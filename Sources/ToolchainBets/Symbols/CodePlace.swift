/// A place in source code, as far as a program knows it.
package struct CodePlace: Equatable, Sendable {
    /// What the demangler prints for the function; nil where the symbols were removed.
    package let function: String?
    /// The file as the compiler was given it; nil without debug information, or without a tool that reads it.
    package let file: String?
    /// Counted from 1; nil without a file.
    package let line: Int?

    package init(function: String?, file: String? = nil, line: Int? = nil) {
        self.function = function
        self.file = file
        self.line = line
    }

    /// Returns the places of return addresses, in their order. An address in code that was inlined has several places,
    /// the innermost first. Starts a program and reads debug information: for messages only.
    package static func places(ofReturnAddresses addresses: [UInt]) -> [CodePlace] {
        var places: [[CodePlace]] = CodeNames.functions(ofReturnAddresses: addresses).map { [CodePlace(function: $0)] }
        var images: [String: (image: LoadedImage, indexes: [Int])] = [:]
        for (index, image) in LoadedImage.containing(addresses).enumerated() {
            if let image { images[image.path, default: (image, [])].indexes.append(index) }
        }
        for (image, indexes) in images.values {
            // A return address is the one after a call, which may be the last instruction of its line.
            let found = DebugLines.places(of: indexes.map { addresses[$0] - image.slide - 1 }, in: image.path)
            for (index, lines) in zip(indexes, found) where !lines.isEmpty {
                // The symbol of the function is known better from the symbol table.
                places[index] = lines.enumerated().map { depth, line in
                    let symbol = depth == lines.count - 1 ? places[index][0].function : nil
                    return CodePlace(function: symbol ?? line.function, file: line.file, line: line.line)
                }
            }
        }
        return places.flatMap(\.self)
    }
}
