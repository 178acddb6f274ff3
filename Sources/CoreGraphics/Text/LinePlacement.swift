/// Computes the heights, baselines and x positions of lines. Heights depend on ``FontDescription/metrics`` alone, so a
/// fallback font or an emoji does not change them.
struct LinePlacement {
    let spans: [TextSpan]
    let paragraphs: TextParagraphs

    /// Places the lines from top to bottom and returns the total size.
    func place(_ lines: inout [TextLine], width: CGFloat) -> CGSize {
        var y: CGFloat = 0
        var widest: CGFloat = 0
        for index in lines.indices {
            let (ascent, height) = extents(of: lines[index])
            lines[index].baseline = y + ascent
            lines[index].frame.origin.y = y
            lines[index].frame.size.height = height
            widest = max(widest, lines[index].indent + lines[index].frame.width)
            y += height
            if index + 1 < lines.count {
                let paragraph = paragraphs[lines[index].style]
                y += paragraph.lineSpacing
                if lines[index + 1].startsParagraph {
                    y += paragraph.paragraphSpacing
                    y += paragraphs[lines[index + 1].style].paragraphSpacingBefore
                }
            }
        }
        let container = width.isFinite ? width : widest
        for index in lines.indices {
            lines[index].frame.origin.x = lines[index].x(paragraphs, width: container)
        }
        return CGSize(width: widest, height: y)
    }

    /// Returns the distance from the top of the line to its baseline, and its height. Additional space of the paragraph
    /// goes above the glyphs.
    private func extents(of line: TextLine) -> (ascent: CGFloat, height: CGFloat) {
        var (ascent, descent, leading) = (-CGFloat.infinity, -CGFloat.infinity, CGFloat(0))
        // By index, because a span is large to copy.
        for index in spans.indices where spans.count == 1 || isOnLine(spans[index], line) {
            let metrics = spans[index].font.metrics
            let offset = spans[index].baselineOffset
            if let attachment = spans[index].attachment {
                ascent = max(ascent, attachment.bounds.maxY + offset)
                descent = max(descent, -attachment.bounds.minY - offset)
            }
            ascent = max(ascent, metrics.ascender + offset)
            descent = max(descent, -metrics.descender - offset)
            leading = max(leading, metrics.leading)
        }
        guard ascent.isFinite else { return (0, 0) }
        let paragraph = paragraphs[line.style]
        let natural = ascent + descent + leading
        var height = paragraph.lineHeightMultiple > 0 ? natural * paragraph.lineHeightMultiple : natural
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        return (height - descent - leading, height)
    }

    private func isOnLine(_ span: TextSpan, _ line: TextLine) -> Bool {
        if line.utf16Range.isEmpty {
            let at = line.utf16Range.lowerBound
            return span.utf16Range.contains(at)
                || (span.utf16Range.upperBound == at && !spans.contains { $0.utf16Range.contains(at) })
        }
        return span.utf16Range.overlaps(line.utf16Range)
    }
}

extension TextLayout {
    /// Returns the space between the last line and the first line of a layout of the following paragraphs.
    package func spacing(before next: TextLayout) -> CGFloat {
        guard let last = lines.last, let first = next.lines.first else { return 0 }
        let paragraph = paragraphs[last.style]
        return paragraph.lineSpacing + paragraph.paragraphSpacing
            + next.paragraphs[first.style].paragraphSpacingBefore
    }

    /// Returns the x position of a line in a container of that width.
    package func x(of line: TextLine, in width: CGFloat) -> CGFloat {
        line.x(paragraphs, width: width)
    }
}

extension TextLine {
    /// Returns the x position in a container of that width: between the indent and the tail indent, by the alignment.
    func x(_ paragraphs: TextParagraphs, width: CGFloat) -> CGFloat {
        let paragraph = paragraphs[style]
        let end = paragraph.tailIndent > 0 ? min(paragraph.tailIndent, width) : width + paragraph.tailIndent
        let (left, right) = isRightToLeft ? (width - end, width - indent) : (indent, end)
        switch paragraph.alignment {
        case .left: return left
        case .center: return left + (right - left - frame.width) / 2
        case .right: return right - frame.width
        case .natural, .justified: return isRightToLeft ? right - frame.width : left
        }
    }
}
