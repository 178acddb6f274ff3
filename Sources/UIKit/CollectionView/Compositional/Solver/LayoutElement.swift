import Foundation

/// An item or a group of a compositional layout, as a value.
struct LayoutElement {
    indirect enum Content {
        case item
        case line(LayoutLine)
        case custom(LayoutProvider)
    }

    var lengths: LayoutLengths
    var insets = NSDirectionalEdgeInsets.zero
    var gaps = LayoutGaps()
    var attached: [LayoutAttachment] = []
    var content = Content.item

    /// Whether the size of a view in the element has an effect on the frames of others.
    var isMeasured: Bool {
        switch content {
        case .item: !lengths.estimates.isEmpty
        case .line(let line): line.elements.contains { $0.isMeasured }
        case .custom: false
        }
    }

    /// Whether the number of items that have room depends on sizes that are not known.
    var isFlowing: Bool {
        guard case .line(let line) = content else { return false }
        let isOpen = line.count == nil && !lengths.along(line.axis).isEstimate
        return line.elements.contains { $0.isFlowing || isOpen && $0.lengths.along(line.axis).isEstimate }
    }

    func description(level: Int) -> String {
        func text(_ length: LayoutLength) -> String {
            switch length.kind {
            case .width: "\(length.value) of the width"
            case .height: "\(length.value) of the height"
            case .absolute: "\(length.value)"
            case .estimate: "about \(length.value)"
            }
        }
        let head = String(repeating: "  ", count: level)
        let size = "\(text(lengths.width)) by \(text(lengths.height))"
        switch content {
        case .item: return "\(head)item \(size)"
        case .custom: return "\(head)custom group \(size)"
        case .line(let line):
            let name = line.axis == .horizontal ? "horizontal" : "vertical"
            let times = line.count.map { ", \($0) times" } ?? ""
            return (["\(head)\(name) group \(size)\(times)"] + line.elements.map { $0.description(level: level + 1) })
                .joined(separator: "\n")
        }
    }
}

/// Elements that follow each other.
struct LayoutLine {
    var axis: LayoutAxis
    var elements: [LayoutElement]
    /// How often the first element is placed; nil places all elements again and again while there is room.
    var count: Int?
    /// Whether the elements divide the room among them.
    var isEqual = false
    var gap: LayoutGap?
}

/// Returns the frames of a custom group for its size.
struct LayoutProvider {
    let frames: @MainActor (CGSize) -> [(frame: CGRect, zIndex: Int)]
}

/// A view attached to an element.
struct LayoutAttachment {
    var kind: String
    var lengths: LayoutLengths
    var insets = NSDirectionalEdgeInsets.zero
    var container: LayoutAnchor
    var item: LayoutAnchor?
    var zIndex = 1

    /// Returns the frame beside or inside of an element's frame.
    func frame(in element: CGRect) -> CGRect {
        let size = lengths.size(in: element.size)
        let place = container.point(in: element)
        let own = (item ?? container).fraction
        let frame = CGRect(
            x: place.x - own.x * size.width, y: place.y - own.y * size.height, width: size.width, height: size.height)
        return [container, item].compactMap(\.self).reduce(frame) { $1.moving($0) }.inset(by: insets)
    }
}

struct LayoutAnchor: Hashable {
    var edges: NSDirectionalRectEdge
    var offset = CGPoint.zero
    /// Whether the offset is in sizes of the attached view.
    var isFractional = false

    /// The place of the anchor in a rectangle of size 1.
    var fraction: CGPoint {
        func side(_ before: NSDirectionalRectEdge, _ after: NSDirectionalRectEdge) -> CGFloat {
            edges.contains(before) == edges.contains(after) ? 0.5 : edges.contains(before) ? 0 : 1
        }
        return CGPoint(x: side(.leading, .trailing), y: side(.top, .bottom))
    }

    /// Moves the frame of an attached view by the offset.
    func moving(_ frame: CGRect) -> CGRect {
        frame.offsetBy(
            dx: offset.x * (isFractional ? frame.width : 1), dy: offset.y * (isFractional ? frame.height : 1))
    }

    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + fraction.x * rect.width, y: rect.minY + fraction.y * rect.height)
    }
}

/// A header or footer.
struct LayoutBand {
    var kind: String
    var lengths: LayoutLengths
    var insets = NSDirectionalEdgeInsets.zero
    var alignment: NSRectAlignment
    var offset = CGPoint.zero
    /// Their offsets count too.
    var anchors: [LayoutAnchor] = []
    var extends = true
    var isPinned = false
    var zIndex = 1
}
