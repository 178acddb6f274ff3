import CoreGraphics
import Testing

@Suite struct TextDrawingModeTests {
    /// A block, 20 points high, in the middle of a picture.
    private func block(_ mode: CGTextDrawingMode?) -> Canvas {
        let canvas = Canvas(40, 40)
        canvas.context.setLineWidth(4)
        if let mode { canvas.context.setTextDrawingMode(mode) }
        TextLayout("█", font: FontDescription(size: 20), color: .red).draw(in: canvas.context, at: CGPoint(x: 10, y: 8))
        return canvas
    }

    private func middle(of canvas: Canvas) -> String {
        let box = block(.fill).inkBox
        return canvas.pixel(Int(box.midX), Int(box.midY))
    }

    @Test func textIsFilledUnlessItIsToldOtherwise() {
        #expect(block(nil).bytes == block(.fill).bytes)
        #expect(middle(of: block(.fill)) == "FF0000FF")
    }

    @Test func outlinesHaveTheLineWidthOfTheContextAndTheColorOfTheText() {
        let outlined = block(.stroke)
        let filled = block(.fill).inkBox
        #expect(middle(of: outlined) == "FFFFFFFF")
        #expect(outlined.pixel(Int(filled.minX) + 1, Int(filled.midY)) == "FF0000FF")
        #expect(abs(outlined.inkBox.width - filled.width - 4) <= 1)
    }

    @Test func textCanBeFilledAndOutlined() {
        #expect(middle(of: block(.fillStroke)) == "FF0000FF")
        #expect(block(.fillStroke).inkBox == block(.stroke).inkBox)
    }

    @Test func invisibleTextLeavesNothing() { #expect(block(.invisible).inkBox.isNull) }

    @Test func theModeIsPartOfTheStateThatIsRestored() {
        let canvas = Canvas(40, 40)
        canvas.context.saveGState()
        canvas.context.setTextDrawingMode(.invisible)
        canvas.context.restoreGState()
        TextLayout("█", font: FontDescription(size: 20), color: .red).draw(in: canvas.context, at: CGPoint(x: 10, y: 8))
        #expect(!canvas.inkBox.isNull)
    }
}
