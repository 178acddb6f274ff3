/// The order in which things are read: line by line from the top, and each line in reading direction.
@MainActor
enum ReadingOrder {
    /// Sorts elements by their frames in one coordinate space. Elements of one line stand beside each other: their middles
    /// differ by less than half of the lower height.
    static func sorted<Element>(
        _ elements: [Element], isRightToLeft: Bool, frame: (Element) -> CGRect
    ) -> [Element] {
        guard elements.count > 1 else { return elements }
        let places = elements.map { (element: $0, frame: frame($0)) }
        var lines: [[(element: Element, frame: CGRect)]] = []
        for place in places.enumerated().sorted(by: {
            ($0.element.frame.midY, $0.offset) < ($1.element.frame.midY, $1.offset)
        }).map(\.element) {
            if let first = lines.last?.first,
                place.frame.midY - first.frame.midY < min(place.frame.height, first.frame.height) / 2
            {
                lines[lines.count - 1].append(place)
            } else {
                lines.append([place])
            }
        }
        return lines.flatMap { line in
            line.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        }.map(\.element)
    }
}
