internal import Synchronization

/// Reads the methods of a class from symbols: from the address of the class descriptor to its `...Mn` symbol, to the
/// prefix of all symbols of the class.
///
/// Each class is read once per process. On first use the reader finds and calls a method of a class of its own. If that
/// fails, because the file was stripped or the ABI is different, the reader stays disabled.
package enum SymbolReader {
    /// Whether methods can be found in this process.
    package static let isTrusted = ToolchainBet.symbols.isAllowed && SymbolReaderCheck.passes()

    private static let descriptorSuffix = "Mn"  // nominal type descriptor
    private static let functionSuffix = "F"
    private static let witnessSuffix = "TW"  // protocol witness
    private static let descriptorText = "nominal type descriptor for "

    private static let lists = Mutex<[ObjectIdentifier: DeclaredMethods.List?]>([:])

    /// Nil when the class has no symbols.
    static func methods(of type: AnyClass) -> DeclaredMethods.List? {
        lists.withLock { lists in
            if let known = lists[ObjectIdentifier(type)] { return known }
            let list = read(type)
            lists[ObjectIdentifier(type)] = .some(list)
            return list
        }
    }

    private static func read(_ type: AnyClass) -> DeclaredMethods.List? {
        guard let descriptor = ClassMetadata(type).descriptor, let image = LoadedImage.containing(descriptor),
            let file = SymbolFile(path: image.path),
            let symbol = file.name(of: UInt(bitPattern: descriptor) - image.slide, suffix: descriptorSuffix),
            let text = demangled(symbol), text.hasPrefix(descriptorText)
        else { return nil }
        let all = file.symbols(prefix: String(symbol.dropLast(descriptorSuffix.count)))
        func code(suffix: String) -> [DeclaredMethods.List.Function] {
            all.filter { $0.name.hasSuffix(suffix) }.compactMap { function in
                guard let text = demangled(function.name),
                    let address = UnsafeRawPointer(bitPattern: function.value + image.slide)
                else { return nil }
                return (text, address, function.size)
            }
        }
        return DeclaredMethods.List(
            nominal: String(text.dropFirst(descriptorText.count)), methods: code(suffix: functionSuffix),
            witnesses: code(suffix: witnessSuffix), image: image)
    }
}
