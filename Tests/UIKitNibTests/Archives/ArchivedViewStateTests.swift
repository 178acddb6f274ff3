import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What all views keep in an archive, also one that is decoded securely or that is damaged.
@MainActor @Suite(.serialized)
struct ArchivedViewStateTests {
    @Test func aViewKeepsItsTransformAndItsAnchor() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.anchorPoint = CGPoint(x: 0, y: 1)
        view.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 1)
        let copy = try Archive.copy(of: view)
        #expect(copy.transform == view.transform && copy.anchorPoint == view.anchorPoint)
        #expect(copy.center == view.center && copy.bounds == view.bounds)
    }

    @Test func aViewKeepsTheAccessibilityValuesThatWereSet() throws {
        let view = UIView()
        view.accessibilityIdentifier = "id"
        view.accessibilityLabel = "Label"
        view.accessibilityHint = "Hint"
        view.accessibilityValue = "Value"
        view.accessibilityTraits = [.button, .selected]
        view.isAccessibilityElement = true
        let copy = try Archive.copy(of: view)
        #expect(copy.accessibilityIdentifier == "id" && copy.accessibilityLabel == "Label")
        #expect(copy.accessibilityHint == "Hint" && copy.accessibilityValue == "Value")
        #expect(copy.accessibilityTraits == [.button, .selected] && copy.isAccessibilityElement)
        let label = UILabel()
        label.text = "Text"
        let copiedLabel = try Archive.copy(of: label)
        copiedLabel.text = "Other"
        #expect(copiedLabel.accessibilityLabel == "Other")
    }

    @Test func secureDecodingReadsColorsSubviewsAndRecognizers() throws {
        let view = SecurelyCodedView()
        view.backgroundColor = .green
        view.accessibilityLabel = "Label"
        let subview = SecurelyCodedView()
        subview.tag = 3
        view.addSubview(subview)
        view.addGestureRecognizer(UITapGestureRecognizer())
        let constraint = subview.widthAnchor.constraint(equalTo: view.widthAnchor)
        constraint.shouldBeArchived = true
        constraint.isActive = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: true)
        let copied = try NSKeyedUnarchiver.unarchivedObject(ofClass: SecurelyCodedView.self, from: data)
        let copy = try #require(copied)
        #expect(copy.backgroundColor == .green && copy.subviews.map(\.tag) == [3] && copy.accessibilityLabel == "Label")
        #expect(copy.gestureRecognizers?.count == 1 && copy.constraints.count == 1)
    }

    @Test func secureDecodingRefusesASubviewThatDoesNotAdoptIt() throws {
        let view = SecurelyCodedView()
        view.addSubview(UIView())
        let data = try Archive.data(view)
        #expect(throws: (any Error).self) {
            try NSKeyedUnarchiver.unarchivedObject(ofClass: SecurelyCodedView.self, from: data)
        }
    }

    @Test(
        arguments: [
            ("UIBounds0", Double.nan), ("UICenter1", Double.infinity), ("UIAutoresizingMask", -5),
            ("UIContentMode", 99), ("UIAccessibilityTraits", 7), ("UIViewLayoutMargins2", Double.nan),
            ("UIViewContentHuggingPriority0", -3), ("UITransform3", Double.nan),
        ] as [(String, any Sendable)])
    func unusableValuesAreIgnored(_ key: String, _ value: any Sendable) throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.tag = 8
        view.layoutMargins = .zero
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        view.accessibilityTraits = .button
        if key == "UIAccessibilityTraits" {
            #expect(throws: (any Error).self) { try Archive.copy(of: view, damaging: key, to: value) }
        } else {
            #expect(try Archive.copy(of: view, damaging: key, to: value).tag == 8)
        }
    }

    @Test func anArchiveThatIsCutOffIsAnError() throws {
        let view = UIView()
        view.addSubview(UILabel())
        let data = try Archive.data(view)
        for length in [0, 1, data.count / 2, data.count - 1] {
            #expect(throws: (any Error).self) { try NSKeyedUnarchiver(forReadingFrom: data.prefix(length)) }
        }
    }
}
