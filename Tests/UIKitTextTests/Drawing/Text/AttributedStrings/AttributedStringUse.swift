import UIKit

/// A use of attributed strings as iOS source has it, with the runs that it makes.
@MainActor struct AttributedStringUse {
    let name: String
    let runs: String
    let make: @MainActor () throws -> NSAttributedString

    init(_ name: String, _ runs: String, _ make: @escaping @MainActor () throws -> NSAttributedString) {
        self.name = name
        self.runs = runs
        self.make = make
    }

    static let all = building + changing + copying + reading + values + bridging
}

/// Writes the runs of a string: `red(color=red)| |blue(color=blue)`.
@MainActor func runs(of text: NSAttributedString) -> String {
    var runs: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
        let values = attributes.map { "\(shortNames[$0.key] ?? $0.key.rawValue)=\(shortValue($0.value))" }.sorted()
        let string = text.attributedSubstring(from: range).string
        runs.append(values.isEmpty ? string : "\(string)(\(values.joined(separator: ",")))")
    }
    return runs.joined(separator: "|")
}

private let shortNames: [NSAttributedString.Key: String] = [
    .font: "font", .foregroundColor: "color", .backgroundColor: "ground", .kern: "kern", .underlineStyle: "line",
    .strikethroughStyle: "strike", .paragraphStyle: "paragraph", .shadow: "shadow", .attachment: "attachment",
    .baselineOffset: "raised",
]

private func shortValue(_ value: Any) -> String {
    switch value {
    case let color as UIColor:
        let names: [UIColor: String] = [.red: "red", .green: "green", .blue: "blue", .black: "black"]
        return names[color] ?? "other"
    case let font as UIFont: return "\(Int(font.pointSize))"
    case let style as NSParagraphStyle: return "\(style.alignment.rawValue)"
    case let shadow as NSShadow: return "\(Int(shadow.shadowBlurRadius))"
    case is NSTextAttachment: return "yes"
    case let number as CGFloat: return "\(Int(number))"
    case let number as NSNumber: return "\(number.intValue)"
    default: return "\(value)"
    }
}
