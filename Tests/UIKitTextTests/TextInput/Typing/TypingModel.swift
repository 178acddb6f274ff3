@testable import UIKit

/// A text in plain arrays: its UTF-16 units with the font size of each.
struct TypingModel: Hashable {
    struct Unit: Hashable {
        var unit: UInt16
        var size: CGFloat
    }

    var units: [Unit] = []

    init() {}

    init(_ string: String, size: CGFloat) {
        units = string.utf16.map { Unit(unit: $0, size: size) }
    }

    init(_ content: AttributedUnits) {
        var sizes: [CGFloat] = []
        for run in content.runs {
            let size = (run.attributes[.font] as? UIFont)?.pointSize ?? 0
            sizes += Array(repeating: size, count: run.length)
        }
        units = zip(content.units, sizes).map { Unit(unit: $0, size: $1) }
    }

    var count: Int { units.count }

    var string: String { String(decoding: units.map(\.unit), as: UTF16.self) }

    func replacing(_ range: Range<Int>, with new: TypingModel) -> TypingModel {
        var copy = self
        copy.units.replaceSubrange(range, with: new.units)
        return copy
    }
}
