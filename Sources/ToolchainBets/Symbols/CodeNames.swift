/// Names the functions of addresses on a stack.
package enum CodeNames {
    /// Returns for each return address what the demangler prints for its function; nil where the symbols were removed.
    /// Reads whole symbol tables: for messages only.
    package static func functions(ofReturnAddresses addresses: [UInt]) -> [String?] {
        var names = [String?](repeating: nil, count: addresses.count)
        var images: [String: (image: LoadedImage, places: [Int])] = [:]
        for (place, image) in LoadedImage.containing(addresses).enumerated() {
            if let image { images[image.path, default: (image, [])].places.append(place) }
        }
        for (image, places) in images.values {
            guard let file = SymbolFile(path: image.path) else { continue }
            // A return address is the one after a call, which may be the last instruction of its function.
            let found = file.functions(containing: places.map { addresses[$0] - image.slide - 1 })
            for (place, name) in zip(places, found) { names[place] = name.flatMap(demangled) }
        }
        return names
    }
}
