import Testing

@testable import UIKit

/// Symbols that are composed by the endings of their names.
@MainActor @Suite(.serialized)
struct SymbolShapeTests {
    @Test func theEndingsOfANameSayHowItsIconIsComposed() {
        let shapes: [String: SymbolShape] = [
            "leaf.circle": .framed(.icon("eco"), .circle, filled: false),
            "leaf.circle.fill": .framed(.icon("eco"), .circle, filled: true),
            "heart.square": .framed(.icon("favorite"), .square, filled: false),
            "plus.bubble.fill": .framed(.icon("add"), .bubble, filled: true),
            "barcode.viewfinder": .framed(.drawn(.barcode, .line), .viewfinder, filled: false),
            "star.slash": .struck(.icon("star_border")),
            "star.slash.fill": .struck(.icon("star")),
            "flag.slash.circle": .framed(.struck(.icon("flag")), .circle, filled: false),
            "bell.badge": .badged(.icon("notifications_none"), nil),
            "bell.badge.fill": .badged(.icon("notifications"), nil),
            "folder.badge.minus": .badged(.icon("folder_open"), .icon("remove")),
            "folder.fill.badge.minus": .badged(.icon("folder"), .icon("remove")),
            "person.badge.clock.fill": .badged(.icon("person"), .icon("watch_later")),
            "lock.trianglebadge.exclamationmark": .badged(.icon("lock_outline"), .icon("warning")),
            "hexagon": .drawn(.hexagon, .line),
            "capsule.fill": .drawn(.capsule, .filled),
            "circle.righthalf.filled": .drawn(.circle, .rightHalf),
            "rectangle.portrait.split.2x1": .drawn(.portrait, .twoColumns),
            "arrowtriangle.up.circle.fill": .framed(.drawn(.upTriangle, .filled), .circle, filled: true),
            "banknote.fill": .icon("payments"),
        ]
        for (name, shape) in shapes { #expect(SymbolShape(symbol: name) == shape, "\(name)") }
    }

    @Test func aNameInTheTableIsOneIconWhateverItsEnding() {
        #expect(SymbolShape(symbol: "calendar.badge.plus") == .icon("edit_calendar"))
        #expect(SymbolShape(symbol: "plus.circle.fill") == .icon("add_circle"))
        #expect(SymbolShape(symbol: "mic.slash") == .icon("mic_off"))
    }

    @Test func lettersAndNumbersUpTo50AreKnownInCirclesAndSquares() {
        #expect(SymbolShape(symbol: "a.circle") == .framed(.letters("A"), .circle, filled: false))
        #expect(SymbolShape(symbol: "50.square.fill") == .framed(.letters("50"), .square, filled: true))
        for name in ["a", "7", "51.circle", "123.circle", "ab.circle", "a.shield"] {
            #expect(SymbolShape(symbol: name) == nil, "\(name)")
        }
    }

    @Test func anEndingDoesNotMakeAnUnknownNameKnown() {
        let names = [
            "", ".", "fill", ".fill", "slash", ".circle", "badge", "badge.plus", ".badge.plus", "no.such.circle.fill",
            "star.badge.nothing", "chevron.compact.down.fill", "leaf.circle.square",
            "x" + String(repeating: ".slash", count: 1000),
        ]
        for name in names { #expect(SymbolShape(symbol: name) == nil, "\(name)") }
    }

    /// From the names that public applications use.
    @Test func namesThatApplicationsUseOftenAreKnown() {
        let names = """
            arrow.up.circle.fill arrow.down.circle.fill arrow.right.circle.fill arrow.left.circle arrow.up.right \
            arrow.clockwise.circle arrow.2.circlepath arrowtriangle.down.fill bell.badge bell.circle.fill \
            banknote bookmark.circle.fill bookmark.slash building.columns calendar.badge.clock \
            camera.rotate.fill cart.badge.plus chart.bar.xaxis checkmark.shield chevron.compact.down \
            chevron.right.circle.fill circle.dashed clock.arrow.circlepath cloud.rain cloud.sun.fill \
            doc.badge.plus doc.on.doc.fill dollarsign.circle dumbbell exclamationmark.octagon figure.run \
            folder.badge.plus gearshape.2 globe.europe.africa.fill gobackward.15 goforward.15 hand.tap \
            heart.circle.fill hexagon highlighter icloud.slash list.bullet.rectangle lock.circle lock.shield \
            magnifyingglass.circle.fill mappin.circle.fill minus.square moon.stars.fill newspaper.fill nosign \
            pause.circle.fill person.2.circle person.badge.minus person.crop.circle.badge.xmark phone.down.fill \
            photo.on.rectangle.angled plus.app plus.message.fill qrcode.viewfinder questionmark.bubble \
            rectangle.stack.badge.plus safari.fill server.rack slash.circle square.grid.3x3 square.stack.3d.up \
            star.circle.fill stopwatch.fill text.alignleft text.badge.plus thermometer tray.and.arrow.down \
            video.slash.fill wrench.and.screwdriver xmark.octagon.fill xmark.square 1.circle.fill a.square
            """
        for name in names.split(separator: " ").map(String.init) {
            #expect(SymbolShape(symbol: name) != nil, "\(name)")
        }
    }

    @Test func everyIconInAPairIsOneGlyphOfTheFont() throws {
        let font = try #require(UIFont(name: SymbolPen.family, size: 24))
        for icon in SymbolNames.pairs.values.flatMap(\.icons) {
            #expect(NSAttributedString(string: icon, attributes: [.font: font]).size().width == 24, "\(icon)")
        }
    }

    // MARK: Pixels

    @Test func aFilledFrameShowsItsContentAsAHole() throws {
        let filled = try Ink("heart.circle.fill")
        #expect(filled.alpha(0.5, 0.5) == 0)
        #expect(filled.alpha(0.5, 0.15) == 255)
        let line = try Ink("heart.circle")
        #expect(line.alpha(0.5, 0.5) == 255)
        #expect(line.alpha(0.5, 0.2) == 0)
    }

    @Test func aLineStrikesThroughASymbolWithRoomBesideIt() throws {
        let (plain, struck) = (try Ink("square.fill"), try Ink("square.slash.fill"))
        #expect(struck.alpha(0.5, 0.5) == 255)
        #expect(plain.alpha(0.56, 0.44) == 255)
        #expect(struck.alpha(0.56, 0.44) == 0)
        #expect(struck.alpha(0.5, 0.25) == 255)
    }

    @Test func aLineAlsoStrikesThroughWhatIsInAFilledFrame() throws {
        let ink = try Ink("flag.slash.circle.fill")
        #expect(ink.alpha(0.5, 0.5) == 0)
        #expect(ink.alpha(0.5, 0.12) == 255)
    }

    @Test func aBadgeIsADotAtTheUpperRightOrASignAtTheLowerRight() throws {
        let dot = try Ink("square.badge")
        #expect(dot.alpha(0.82, 0.18) == 255)
        let minus = try Ink("square.fill.badge.minus")
        #expect(minus.alpha(0.77, 0.77) == 255)
        #expect(minus.alpha(0.77, 0.68) == 0)
    }

    @Test func halvesOfAShapeAreFilled() throws {
        let right = try Ink("circle.righthalf.filled")
        #expect(right.alpha(0.3, 0.5) == 0)
        #expect(right.alpha(0.7, 0.5) == 255)
        let bottom = try Ink("square.bottomhalf.filled")
        #expect(bottom.alpha(0.5, 0.35) == 0)
        #expect(bottom.alpha(0.5, 0.7) == 255)
    }

    @Test func aHeavierComposedSymbolHasMoreInkInTheSameSize() throws {
        for name in ["chevron.compact.down", "leaf.circle", "bell.badge"] {
            let (regular, black) = (try Ink(name), try Ink(name, weight: .black))
            #expect(regular.size == black.size)
            #expect(regular.total < black.total, "\(name)")
        }
    }
}

extension SymbolShape {
    fileprivate var icons: [String] {
        switch self {
        case .icon(let name): [name]
        case .letters, .drawn: []
        case .struck(let base), .framed(let base, _, _): base.icons
        case .badged(let base, let sign): base.icons + (sign?.icons ?? [])
        }
    }
}

/// The alphas of a large symbol.
@MainActor
private struct Ink {
    let size: CGSize
    private let picture: CGImage

    init(_ name: String, weight: UIImage.SymbolWeight = .regular) throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 100, weight: weight)
        let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
        size = image.size
        picture = try #require(image.cgImage)
    }

    var total: Int {
        (0..<picture.height).reduce(0) { sum, y in
            (0..<picture.width).reduce(sum) { $0 + picture.color(x: $1, y: y).alpha }
        }
    }

    /// At fractions of the width and the height.
    func alpha(_ x: CGFloat, _ y: CGFloat) -> Int {
        picture.color(x: Int(x * CGFloat(picture.width)), y: Int(y * CGFloat(picture.height))).alpha
    }
}
