/// Finds caret positions and words of a text view's text in the block around an offset, so that the costs do not depend
/// on the length of the text.
@MainActor
struct BlockCarets: CaretFinding {
    let blocks: TextViewBlocks

    private struct Place {
        let index: Int
        let start: Int
        let block: TextViewBlock
        /// In the block; at most the length of its content.
        let offset: Int

        @MainActor var isAtEnd: Bool { offset >= block.contentLength }
    }

    private func place(_ offset: Int) -> Place {
        let index = blocks.index(at: offset)
        let (start, block) = (blocks.starts[index], blocks.blocks[index])
        return Place(index: index, start: start, block: block, offset: min(max(offset - start, 0), block.contentLength))
    }

    /// The end of the content of the block before a block; nil for the first one.
    private func end(before index: Int) -> Int? {
        index > 0 ? blocks.starts[index - 1] + blocks.blocks[index - 1].contentLength : nil
    }

    func next(_ offset: Int) -> Int {
        let place = place(offset)
        if place.isAtEnd { return place.start + place.block.length }
        return place.start + place.block.carets.next(place.offset)
    }

    func previous(_ offset: Int) -> Int {
        let place = place(offset)
        if place.offset == 0, let end = end(before: place.index) { return end }
        return place.start + place.block.carets.previous(place.offset)
    }

    func offset(leftOf offset: Int) -> Int { moved(offset, toLeft: true) }
    func offset(rightOf offset: Int) -> Int { moved(offset, toLeft: false) }

    private func moved(_ offset: Int, toLeft: Bool) -> Int {
        let place = place(offset)
        let carets = place.block.carets
        let moved = toLeft ? carets.offset(leftOf: place.offset) : carets.offset(rightOf: place.offset)
        if moved != place.offset { return place.start + moved }
        // The move leads to the paragraph before the block or behind it.
        let isForward = place.block.contentLength == 0 ? !toLeft : place.offset > 0
        return isForward ? next(offset) : previous(offset)
    }

    func wordStart(before offset: Int) -> Int {
        let place = place(offset)
        guard place.offset == 0, let end = end(before: place.index) else {
            return place.start + place.block.carets.wordStart(before: place.offset)
        }
        let former = blocks.blocks[place.index - 1]
        return blocks.starts[place.index - 1] + former.carets.wordStart(before: end - blocks.starts[place.index - 1])
    }

    func wordEnd(after offset: Int) -> Int {
        let place = place(offset)
        guard place.isAtEnd, place.index + 1 < blocks.blocks.count else {
            return place.start + place.block.carets.wordEnd(after: place.offset)
        }
        return blocks.starts[place.index + 1] + blocks.blocks[place.index + 1].carets.wordEnd(after: 0)
    }

    func word(at offset: Int) -> Range<Int> {
        let place = place(offset)
        let word = place.block.carets.word(at: place.offset)
        return place.start + word.lowerBound..<place.start + word.upperBound
    }
}
