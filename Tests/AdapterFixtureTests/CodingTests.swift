import Coding
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct CodingTests {
    // Seeds 24.
    @Test func classesWithTheRequiredInitialiserAreMadeInCode() {
        let cell = PlainCell(style: .default, reuseIdentifier: nil)
        #expect(cell.badge.superview === cell.contentView)
        #expect(FatalView(name: "view").name == "view")
        #expect(UnavailableController(model: [1]).model == [1])
        #expect(FailingController(style: .grouped).rows == 3)
        #expect(ConvenientView(color: .red).bounds.width == 10)
        #expect(HalfCodedView(frame: .zero).isReady)
    }

    @Test func awakeFromNibIsCalledThroughUIKitsClass() {
        let view = HalfCodedView(frame: .zero)
        (view as UIView).awakeFromNib()
        #expect(!view.isReady)
    }

    @Test func objectsThatAreNoViewsWakeUpToo() {
        let settings: Settings = LoudSettings(volume: 3)
        (settings as NSObject).awakeFromNib()
        #expect(settings.wakings == 1)
        #expect(settings.volume == 11)
    }

    @Test func valuesAreArchived() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        Settings(volume: 5).encode(with: archiver)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        coder.requiresSecureCoding = false
        #expect(Settings(coder: coder)?.volume == 5)
    }
}
