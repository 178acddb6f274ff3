import Testing
import UIKitTestDriver

@testable import UIKit

/// Constraints made of strings.
@MainActor @Suite(.serialized)
struct VisualFormatConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let a = UIView()
    private let b = UIView()

    init() {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    private func layOut(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
        }
        root.layoutIfNeeded()
    }

    @Test func aBarIsTheSuperviewsEdge() {
        layOut("|[a]|", "V:|[a(20)]")
        #expect(a.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    }

    @Test func aLoneDashIsTheMarginAtTheEdgeAndEightPointsBetweenViews() {
        root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        layOut("|-[a]-[b(==a)]-|", "V:|-[a]-|", "V:|-[b]-|")
        #expect(a.frame == CGRect(x: 12, y: 11, width: 133, height: 176))
        #expect(b.frame.minX == 153 && b.frame.maxX == 286)
    }

    @Test func gapsAndLengthsMayBeMetricsWithPriorities() {
        layOut("|-gap-[a(wide@750,<=60)]-(>=5)-[b(30)]", "V:|[a(10)][b(10)]", metrics: ["gap": 20, "wide": 80.0])
        #expect(a.frame.minX == 20 && a.frame.width == 60)
        #expect(b.frame.minX >= 85 && b.frame.width == 30)
    }

    @Test func anOptionAlignsTheViewsOfTheFormat() {
        layOut("[a(20)]-4-[b(30)]", options: .alignAllCenterY)
        layOut("|-10-[a]", "V:|-30-[a(40)]", "V:[b(10)]")
        #expect(b.frame == CGRect(x: 34, y: 45, width: 30, height: 10))
    }

    @Test func theDirectionMayBeFromRightToLeft() {
        layOut("|-10-[a(20)]-5-[b(30)]", options: .directionRightToLeft)
        #expect(a.frame.minX == 270 && b.frame.minX == 235)
    }

    @Test func anUnknownViewIsShownInAPictureOfTheFormat() throws {
        try expectException(
            named: .invalidArgumentException,
            reason: "Unable to parse constraint format: \nc is not a key in the views dictionary. \n|[a][c]| \n      ^"
        ) { layOut("|[a][c]|") }
    }
}
