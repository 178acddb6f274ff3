import Foundation

/// Reads the text of a document in Rich Text Format. Pictures and tables' borders are left out; cells are paragraphs.
struct RTFReader {
    private(set) var text = NSAttributedString(string: "")
    private(set) var documentAttributes: [NSAttributedString.DocumentAttributeKey: Any] = [:]

    private enum Destination { case text, fonts, colors, instruction, ignored }

    private struct State {
        var format: RTFFormat
        var destination = Destination.text
        /// How many characters follow `\u` for readers without Unicode.
        var skippedAfterUnicode = 1
        /// The font in the font table that is being described.
        var font = 0
    }

    private let defaults: [NSAttributedString.Key: Any]
    private let standard: RTFFormat
    private var result = NSMutableAttributedString(string: "")
    private var state: State
    private var outer: [State] = []
    private var fonts: [Int: String] = [:]
    private var colors: [UIColor?] = []
    private var color: (red: Int, green: Int, blue: Int)?
    private var instruction = ""
    private var encoding = String.Encoding.windowsCP1252
    private var pendingBytes: [UInt8] = []
    private var pendingUnits: [UInt16] = []
    private var toSkip = 0
    private var margins: [String: CGFloat] = [:]
    private var viewing = RTFViewing()

    /// Throws if the data do not begin as such a document does.
    init(_ data: Data, defaults: [NSAttributedString.Key: Any]) throws {
        guard data.starts(with: Array("{\\rtf".utf8)) else { throw CocoaError(.fileReadCorruptFile) }
        self.defaults = defaults
        // Helvetica at 12 points is the font of documents without one.
        let helvetica = FontNames.description(named: "Helvetica", size: 12) ?? FontDescription(size: 12)
        standard = RTFFormat(font: (defaults[.font] as? UIFont)?.fontDescription ?? helvetica)
        state = State(format: standard)
        for token in RTFTokens([UInt8](data)) { read(token) }
        flush()
        text = result
        documentAttributes = viewing.attributes
        if let width = margins["paperw"], let height = margins["paperh"] {
            documentAttributes[.paperSize] = CGSize(width: width, height: height)
        }
        if !margins.keys.filter({ $0.hasPrefix("marg") }).isEmpty {
            documentAttributes[.paperMargin] = UIEdgeInsets(
                top: margins["margt"] ?? 72, left: margins["margl"] ?? 90, bottom: margins["margb"] ?? 72,
                right: margins["margr"] ?? 90)
        }
    }

    private mutating func read(_ token: RTFTokens.Token) {
        switch token {
        case .open:
            flush()
            toSkip = 0
            if outer.count < 10_000 { outer.append(state) }
        case .close:
            flush()
            toSkip = 0
            if state.destination == .instruction, outer.last?.destination != .instruction { endInstruction() }
            if let former = outer.popLast() { state = former }
        case .byte(let byte):
            if toSkip > 0 { toSkip -= 1 } else { add(byte) }
        case .symbol(let symbol): read(symbol: symbol)
        case .word(let word, let number):
            // The halves of a surrogate pair have this between them.
            if word != "u", word != "uc" { flush() }
            read(word: word, number)
        }
    }

    private mutating func read(symbol: UInt8) {
        flush()
        switch symbol {
        // Readers that do not know the next word ignore its group.
        case UInt8(ascii: "*"): if state.destination == .text { state.destination = .ignored }
        case UInt8(ascii: "~"): append("\u{A0}")
        case UInt8(ascii: "_"): append("\u{2011}")
        case UInt8(ascii: "-"): append("\u{AD}")
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): add(symbol)
        default: break
        }
    }

    private static let ignored: Set<String> = [
        "stylesheet", "info", "pict", "header", "footer", "headerl", "headerr", "footerl", "footerr", "object",
        "listtable", "listoverridetable", "generator", "footnote", "expandedcolortbl",
    ]

    private static let characters: [String: String] = [
        "par": "\n", "line": "\u{2028}", "tab": "\t", "emdash": "\u{2014}", "endash": "\u{2013}",
        "lquote": "\u{2018}", "rquote": "\u{2019}", "ldblquote": "\u{201C}", "rdblquote": "\u{201D}",
        "bullet": "\u{2022}", "cell": "\n", "page": "\u{0C}", "emspace": "\u{2003}", "enspace": "\u{2002}",
        "zwj": "\u{200D}", "zwnj": "\u{200C}", "ltrmark": "\u{200E}", "rtlmark": "\u{200F}",
    ]

    private mutating func read(word: String, _ number: Int?) {
        switch word {
        case "fonttbl": state.destination = .fonts
        case "colortbl": state.destination = .colors
        case "fldinst": (state.destination, instruction) = (.instruction, "")
        case "u": addUnicode(number ?? 0)
        case "uc": state.skippedAfterUnicode = max(0, number ?? 1)
        case "ansicpg": encoding = Self.encoding(ofCodePage: number ?? 1252)
        case "mac": encoding = .macOSRoman
        case "f": if state.destination == .fonts { state.font = number ?? 0 } else { setFont(number ?? 0) }
        case "red": color = (number ?? 0, color?.green ?? 0, color?.blue ?? 0)
        case "green": color = (color?.red ?? 0, number ?? 0, color?.blue ?? 0)
        case "blue": color = (color?.red ?? 0, color?.green ?? 0, number ?? 0)
        case "cf": state.format.color = color(at: number)
        case "cb", "highlight", "chcbpat": state.format.background = color(at: number)
        case "plain":
            let former = state.format
            state.format = standard
            (state.format.paragraph, state.format.link) = (former.paragraph, former.link)
        case "paperw", "paperh", "margl", "margr", "margt", "margb": margins[word] = CGFloat(number ?? 0) / 20
        default:
            if Self.ignored.contains(word) {
                state.destination = .ignored
            } else if let text = Self.characters[word] {
                append(text)
            } else if !viewing.read(word, number), !state.format.applyCharacters(word, number) {
                state.format.applyParagraph(word, number)
            }
        }
    }

    private func color(at index: Int?) -> UIColor? {
        let index = index ?? 0
        return colors.indices.contains(index) ? colors[index] : nil
    }

    private mutating func setFont(_ index: Int) {
        guard let name = fonts[index], let font = FontNames.description(named: name, size: state.format.font.size)
        else { return }
        state.format.font.family = font.family
        state.format.font.weight = font.weight
        state.format.font.isItalic = font.isItalic
    }

    private static func encoding(ofCodePage page: Int) -> String.Encoding {
        switch page {
        case 1250: .windowsCP1250
        case 1251: .windowsCP1251
        case 1253: .windowsCP1253
        case 1254: .windowsCP1254
        case 932: .shiftJIS
        case 10000: .macOSRoman
        case 65001: .utf8
        default: .windowsCP1252
        }
    }

    // MARK: - Text

    private mutating func add(_ byte: UInt8) {
        if !pendingUnits.isEmpty { flush() }
        switch state.destination {
        case .ignored: break
        case .colors:
            guard byte == UInt8(ascii: ";") else { break }
            colors.append(
                color.map {
                    UIColor(
                        red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255, blue: CGFloat($0.blue) / 255,
                        alpha: 1)
                })
            color = nil
        default: pendingBytes.append(byte)
        }
    }

    private mutating func addUnicode(_ number: Int) {
        if !pendingBytes.isEmpty { flush() }
        if state.destination == .text || state.destination == .instruction {
            pendingUnits.append(UInt16(truncatingIfNeeded: number))
        }
        toSkip = state.skippedAfterUnicode
    }

    /// Adds the characters that have been read, now that their whole sequence is known.
    private mutating func flush() {
        if !pendingUnits.isEmpty {
            let text = String(decoding: pendingUnits, as: UTF16.self)
            pendingUnits = []
            append(text)
        }
        guard !pendingBytes.isEmpty else { return }
        let bytes = pendingBytes
        pendingBytes = []
        append(String(data: Data(bytes), encoding: encoding) ?? String(decoding: bytes, as: UTF8.self))
    }

    private mutating func append(_ text: String) {
        switch state.destination {
        case .text:
            result.append(NSAttributedString(string: text, attributes: state.format.attributes(defaults)))
        case .instruction: instruction += text
        case .fonts:
            let name = (fonts[state.font] ?? "") + text
            fonts[state.font] = name.trimmingCharacters(in: CharacterSet(charactersIn: "; "))
        case .colors, .ignored: break
        }
    }

    /// Gives the address of a field `HYPERLINK "https://…"` to the result that follows it.
    private mutating func endInstruction() {
        let words = instruction.split(separator: "\"")
        guard instruction.contains("HYPERLINK") else { return }
        let address = words.count > 1 ? String(words[1]) : instruction.split(separator: " ").last.map(String.init) ?? ""
        guard let url = URL(string: address), let field = outer.indices.last else { return }
        outer[field].format.link = url
    }
}
