import CoreGraphics
import Testing

@Suite(.serialized) struct TextLayoutTests {
    let body = FontDescription(size: 17)

    @Test func aLineOfSeventeenPointsIsAsHighAsSanFranciscos() {
        let layout = TextLayout("Hello World", font: body, color: .black)
        #expect(abs(layout.size.height - 20.287) < 0.001)
        #expect(abs(layout.firstBaseline - 16.186) < 0.001)
        #expect(layout.size.width > 80 && layout.size.width < 100)
    }
}
