import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct CornerConfigurationTests {
    private static let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    private func view(_ width: CGFloat, _ height: CGFloat, _ configuration: UICornerConfiguration) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.cornerConfiguration = configuration
        return view
    }

    private func radii(_ view: UIView) -> [CGFloat] { Self.corners.map { view.effectiveRadius(corner: $0) } }

    private func drawn(_ view: UIView) -> [CGFloat]? {
        view.layer.cornerRadii.map { [$0.minXMinY, $0.maxXMinY, $0.minXMaxY, $0.maxXMaxY] }
    }

    // What these give is measured: iOS 26.1.
    @Test func radiiAreThoseOfTheConfigurationUpToHalfTheShorterSide() {
        #expect(radii(view(100, 40, .uniformCorners(radius: .fixed(8)))) == [8, 8, 8, 8])
        #expect(radii(view(60, 60, .corners(radius: 12))) == [12, 12, 12, 12])
        #expect(radii(view(100, 40, .uniformCorners(radius: .fixed(40)))) == [20, 20, 20, 20])
        #expect(radii(view(100, 40, .capsule())) == [20, 20, 20, 20])
        #expect(radii(view(60, 100, .capsule())) == [30, 30, 30, 30])
        #expect(radii(view(100, 40, .capsule(maximumRadius: 10))) == [10, 10, 10, 10])
        let four = UICornerConfiguration.corners(
            topLeftRadius: 10, topRightRadius: 0, bottomLeftRadius: 20, bottomRightRadius: 30)
        #expect(radii(view(120, 80, four)) == [10, 0, 20, 30])
        let one = UICornerConfiguration.corners(
            topLeftRadius: .fixed(10), topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)
        #expect(radii(view(120, 80, one)) == [10, 0, 0, 0])
        #expect(radii(view(100, 60, .uniformEdges(topRadius: 16, bottomRadius: 4))) == [16, 16, 4, 4])
        #expect(radii(view(100, 60, .uniformEdges(leftRadius: 5, rightRadius: 7))) == [5, 7, 5, 7])
        #expect(radii(view(100, 60, .uniformTopRadius(16))) == [16, 16, 0, 0])
        #expect(radii(view(100, 60, .uniformBottomRadius(16, topRightRadius: 2))) == [0, 2, 16, 16])
        #expect(radii(view(100, 60, .uniformLeftRadius(16, bottomRightRadius: 2))) == [16, 0, 16, 2])
        #expect(radii(view(100, 60, .uniformRightRadius(16, topLeftRadius: 2))) == [2, 16, 0, 16])
    }

    @Test func descriptionsAreThoseOfUIKit() {
        func text(_ radius: String) -> String {
            "UICornerConfiguration(topLeftRadius: \(radius), topRightRadius: \(radius), bottomLeftRadius: \(radius), "
                + "bottomRightRadius: \(radius))"
        }
        #expect(UIView().cornerConfiguration.description == text(".unspecified"))
        #expect(UICornerConfiguration.capsule().description == text(".capsule"))
        #expect(UICornerConfiguration.capsule(maximumRadius: 10).description == text(".fixed(radius: 10.0)"))
        let concentric = UICornerConfiguration.uniformCorners(radius: .containerConcentric(minimum: 8))
        #expect(concentric.description == text(".containerConcentric(minimumRadius: 8.0)"))
    }

    @Test func theLayerDrawsThemWhateverItsRadiusIs() {
        let view = view(100, 40, .uniformCorners(radius: 8))
        #expect(drawn(view) == [8, 8, 8, 8] && view.layer.cornerRadius == 0)
        view.layer.cornerRadius = 30
        #expect(view.layer.cornerRadius == 30 && drawn(view) == [8, 8, 8, 8])
        view.cornerConfiguration = UIView().cornerConfiguration
        #expect(drawn(view) == nil && radii(view) == [0, 0, 0, 0])
    }

    @Test func aCapsuleFollowsAResize() {
        let view = view(100, 40, .capsule())
        view.frame.size = CGSize(width: 200, height: 60)
        #expect(radii(view) == [30, 30, 30, 30])
        view.layoutIfNeeded()
        #expect(drawn(view) == [30, 30, 30, 30])
    }

    @Test func cornersInAContainerHaveTheirCentersInCommon() {
        let container = view(108, 68, .uniformCorners(radius: .fixed(20)))
        let between = UIView(frame: container.bounds)
        container.addSubview(between)
        let child = UIView(frame: CGRect(x: 4, y: 4, width: 100, height: 60))
        between.addSubview(child)
        child.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 8))
        #expect(drawn(child) == [16, 16, 16, 16])
        container.cornerConfiguration = .uniformCorners(radius: .fixed(10))
        #expect(drawn(child) == [8, 8, 8, 8])
    }

    @Test func cornersFollowTheLayoutOfTheContainer() {
        final class Container: UIView {
            let child = UIView()
            var inset: CGFloat = 4

            override func layoutSubviews() {
                super.layoutSubviews()
                child.frame = bounds.insetBy(dx: inset, dy: inset)
            }
        }
        let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        container.addSubview(container.child)
        container.cornerConfiguration = .corners(radius: 30)
        container.child.cornerConfiguration = .corners(radius: .containerConcentric())
        container.layoutIfNeeded()
        #expect(drawn(container.child) == [26, 26, 26, 26])
        container.inset = 10
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(drawn(container.child) == [20, 20, 20, 20])
    }

    @Test func withoutAContainerTheMinimumCounts() {
        #expect(radii(view(100, 60, .corners(radius: .containerConcentric()))) == [0, 0, 0, 0])
        #expect(radii(view(100, 60, .corners(radius: .containerConcentric(minimum: 12)))) == [12, 12, 12, 12])
    }

    @Test func onlyTheCornersOfTheConfigurationAreEqual() {
        let container = view(
            100, 100, .corners(topLeftRadius: 30, topRightRadius: 0, bottomLeftRadius: 0, bottomRightRadius: 0))
        let child = UIView(frame: container.bounds.insetBy(dx: 10, dy: 10))
        container.addSubview(child)
        child.cornerConfiguration = .corners(radius: .containerConcentric())
        #expect(drawn(child) == [20, 0, 0, 0])
        child.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(drawn(child) == [20, 20, 20, 20])
    }
}
