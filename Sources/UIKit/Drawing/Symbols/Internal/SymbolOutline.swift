/// Shapes of symbols that are drawn as paths, because the font does not have them in every style. Raw values are
/// Apple's names.
enum SymbolOutline: String {
    case app, capsule, circle, diamond, hexagon, octagon, oval, pentagon, rectangle, rhombus, seal, shield, square
    case triangle
    case portrait = "rectangle.portrait"
    case portraitCapsule = "capsule.portrait"
    case portraitOval = "oval.portrait"
    case leftTriangle = "arrowtriangle.left"
    case rightTriangle = "arrowtriangle.right"
    case upTriangle = "arrowtriangle.up"
    case downTriangle = "arrowtriangle.down"
    case backwardTriangle = "arrowtriangle.backward"
    case forwardTriangle = "arrowtriangle.forward"
    case leftArrow = "arrowshape.left"
    case rightArrow = "arrowshape.right"
    case upArrow = "arrowshape.up"
    case downArrow = "arrowshape.down"
    case backwardArrow = "arrowshape.backward"
    case forwardArrow = "arrowshape.forward"
    case leftCompactChevron = "chevron.compact.left"
    case rightCompactChevron = "chevron.compact.right"
    case upCompactChevron = "chevron.compact.up"
    case downCompactChevron = "chevron.compact.down"
    case diagonalLine = "line.diagonal"
    case barcode

    /// How a shape is drawn: its line, its area or parts of both.
    enum Style: String, CaseIterable {
        case line, filled, leftHalf, rightHalf, topHalf, bottomHalf, inset, dashed
        case twoColumns, threeColumns, twoRows, quarters

        /// The ends of the names in this style.
        var endings: [String] {
            switch self {
            case .line: [""]
            case .filled: [".fill"]
            case .leftHalf: [".lefthalf.filled", ".lefthalf.fill", ".leadinghalf.filled", ".leadinghalf.fill"]
            case .rightHalf: [".righthalf.filled", ".righthalf.fill", ".trailinghalf.filled", ".trailinghalf.fill"]
            case .topHalf: [".tophalf.filled", ".tophalf.fill"]
            case .bottomHalf: [".bottomhalf.filled", ".bottomhalf.fill"]
            case .inset: [".inset.filled", ".inset.fill"]
            case .dashed: [".dashed", ".dotted"]
            case .twoColumns: [".split.2x1"]
            case .threeColumns: [".split.3x1"]
            case .twoRows: [".split.1x2"]
            case .quarters: [".split.2x2"]
            }
        }
    }

    /// Whether the path is a line without an area.
    var isOpen: Bool {
        switch self {
        case .leftCompactChevron, .rightCompactChevron, .upCompactChevron, .downCompactChevron, .diagonalLine, .barcode:
            true
        default: false
        }
    }
}
