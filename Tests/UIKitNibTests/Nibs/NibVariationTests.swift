import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// What differs for size classes in xib files.
@MainActor @Suite(.serialized)
struct NibVariationTests {
    private static func box(_ more: String, constraints: String = "") -> String {
        """
        <view contentMode="scaleToFill" id="top-aa-001">
            <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
            <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="one-aa-001">
                    <rect key="frame" x="0.0" y="0.0" width="3" height="4"/>
                </view>
                <stackView opaque="NO" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="two-aa-001">
                    <rect key="frame" x="0.0" y="0.0" width="3" height="4"/>
                    <variation key="heightClass=compact" axis="vertical"/>
                    <variation key="widthClass=regular" spacing="15"/>
                </stackView>
                <label text="Three" translatesAutoresizingMaskIntoConstraints="NO" id="thr-aa-001">
                    <rect key="frame" x="0.0" y="0.0" width="3" height="4"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <variation key="heightClass=compact">
                        <fontDescription key="fontDescription" type="boldSystem" pointSize="12"/>
                    </variation>
                </label>
            </subviews>
            <constraints>
                <constraint firstItem="one-aa-001" firstAttribute="top" secondItem="top-aa-001" \
        secondAttribute="top" constant="10" id="con-aa-001">
                    <variation key="heightClass=compact" constant="2"/>
                </constraint>
                <constraint firstItem="two-aa-001" firstAttribute="top" secondItem="one-aa-001" \
        secondAttribute="bottom" constant="10" id="con-aa-002"/>
                <constraint firstItem="one-aa-001" firstAttribute="top" secondItem="top-aa-001" \
        secondAttribute="top" constant="99" id="con-aa-003"/>
                \(constraints)
            </constraints>
            \(more)
        </view>
        """
    }

    private static let excludesThird = """
        <mask key="constraints"><exclude reference="con-aa-003"/></mask>
        """

    private static func load(_ element: String) throws -> UIView { try #require(NibSamples.object(element)) }

    private static func setHeight(_ sizeClass: UIUserInterfaceSizeClass, of view: UIView) {
        view.traitOverrides.verticalSizeClass = sizeClass
    }

    private static func constants(_ view: UIView) -> [CGFloat] { view.constraints.map(\.constant).sorted() }

    @Test func aConstraintThatTheDefaultLeavesOutIsNotActive() throws {
        let view = try Self.load(Self.box("<variation key=\"default\">\(Self.excludesThird)</variation>"))
        #expect(Self.constants(view) == [10, 10])
    }

    @Test func aConstraintMayBeThereForOneSizeClassOnly() throws {
        let view = try Self.load(
            Self.box(
                """
                <variation key="default">\(Self.excludesThird)</variation>
                <variation key="heightClass=compact">
                    <mask key="constraints">
                        <exclude reference="con-aa-001"/><include reference="con-aa-003"/>
                    </mask>
                </variation>
                """))
        Self.setHeight(.compact, of: view)
        #expect(Self.constants(view) == [10, 99])
        Self.setHeight(.regular, of: view)
        #expect(Self.constants(view) == [10, 10])
    }

    @Test func aConstraintHasTheConstantOfTheSizeClass() throws {
        let view = try Self.load(Self.box("<variation key=\"default\">\(Self.excludesThird)</variation>"))
        Self.setHeight(.compact, of: view)
        #expect(Self.constants(view) == [2, 10])
    }

    @Test func aSubviewThatIsLeftOutTakesItsConstraintsWithItAndComesBackWithThem() throws {
        let view = try Self.load(
            Self.box(
                """
                <variation key="default">\(Self.excludesThird)</variation>
                <variation key="heightClass=compact">
                    <mask key="subviews"><exclude reference="one-aa-001"/></mask>
                </variation>
                """))
        let subviews = view.subviews
        #expect(subviews.count == 3)
        Self.setHeight(.compact, of: view)
        #expect(view.subviews == Array(subviews[1...]) && view.constraints.isEmpty)
        Self.setHeight(.regular, of: view)
        #expect(view.subviews == subviews)
        #expect(Self.constants(view) == [10, 10])
    }

    @Test func whatCodeHasChangedStaysUntilAnotherVariationApplies() throws {
        let view = try Self.load(Self.box(""))
        let label = try #require(view.subviews[2] as? UILabel)
        label.font = .systemFont(ofSize: 30)
        view.traitOverrides.horizontalSizeClass = .regular
        #expect(label.font.pointSize == 30)
    }

    @Test func propertiesFollowTheSizeClasses() throws {
        let view = try Self.load(Self.box(""))
        view.traitOverrides.horizontalSizeClass = .compact
        Self.setHeight(.regular, of: view)
        let stack = try #require(view.subviews[1] as? UIStackView)
        let label = try #require(view.subviews[2] as? UILabel)
        #expect(stack.spacing == 4 && stack.axis == .horizontal && label.font.pointSize == 17)
        view.traitOverrides.horizontalSizeClass = .regular
        Self.setHeight(.compact, of: view)
        #expect(stack.spacing == 15 && stack.axis == .vertical && label.font.pointSize == 12)
        view.traitOverrides.horizontalSizeClass = .compact
        Self.setHeight(.regular, of: view)
        #expect(stack.spacing == 4 && stack.axis == .horizontal && label.font.pointSize == 17)
    }

    @Test func aViewWithVariationsEndsWithItsLastReference() throws {
        weak var gone: UIView?
        weak var left: UIView?
        try autoreleasing {
            let view = try Self.load(
                Self.box(
                    """
                    <variation key="heightClass=compact">
                        <mask key="subviews"><exclude reference="two-aa-001"/></mask>
                    </variation>
                    """))
            gone = view
            left = view.subviews[1]
            Self.setHeight(.compact, of: view)
            #expect(left?.superview == nil && left != nil)
        }
        #expect(gone == nil && left == nil)
    }

    private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }

    @Test func aKeyThatNamesNoSizeClassIsToldWithItsLine() {
        let messages = logged {
            let view: UIView? = NibSamples.object(Self.box("<variation key=\"depthClass=deep\" hidden=\"YES\"/>"))
            #expect(view?.isHidden == false)
        }
        #expect(messages.contains { $0.contains("\"depthClass=deep\" names no size classes") })
    }
}
