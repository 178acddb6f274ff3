import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Views that are used on another thread say so and go on, as on iOS.
@MainActor @Suite(.serialized)
struct OtherThreadTests {
    /// Calls each member of a view that is in a window, and draws a frame after each.
    private func use<View: UIView>(_ view: View, _ members: (View, ViewMembers.MemberCall) -> Void) throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller, size: CGSize(width: 200, height: 200), scale: 1)
        view.frame = CGRect(x: 0, y: 0, width: 150, height: 100)
        if !(view is UIWindow) { controller.view.addSubview(view) }
        app.advance(by: 0.1)
        members(view) { name, body in
            let found = messagesOnOtherThread(body)
            #expect(!found.isEmpty, "\(name) of \(View.self)")
            #expect(found.allSatisfy { $0.hasPrefix("Main Thread Checker: ") }, "\(name) of \(View.self)")
            app.advance(by: 0.02)
        }
        app.advance(by: 1)
    }

    // Seeds 104.
    @Test func everyMemberOfAViewGoesOn() throws {
        try use(UIView(), ViewMembers.call(_:_:))
        try use(UIImageView(), ViewMembers.call(_:_:))
        try use(UIActivityIndicatorView(), ViewMembers.call(_:_:))
        try use(UINavigationBar(), ViewMembers.call(_:_:))
        try use(UIProgressView(), ViewMembers.call(_:_:))
        try use(UIScrollView(), ViewMembers.call(_:_:))
        try use(UIStackView(), ViewMembers.call(_:_:))
        try use(UITabBar(), ViewMembers.call(_:_:))
        try use(UIToolbar(), ViewMembers.call(_:_:))
        try use(UIVisualEffectView(), ViewMembers.call(_:_:))
        try use(UIWindow(), ViewMembers.call(_:_:))
    }

    @Test func everyMemberOfATextViewGoesOn() throws {
        try use(UILabel(), ViewMembers.call(_:_:))
        try use(UITextField(), ViewMembers.call(_:_:))
        try use(UITextView(), ViewMembers.call(_:_:))
        try use(UISearchBar(), ViewMembers.call(_:_:))
    }

    @Test func everyMemberOfAControlGoesOn() throws {
        try use(UIControl(), ViewMembers.call(_:_:))
        try use(UIButton(), ViewMembers.call(_:_:))
        try use(UIDatePicker(), ViewMembers.call(_:_:))
        try use(UIPageControl(), ViewMembers.call(_:_:))
        try use(UIPickerView(), ViewMembers.call(_:_:))
        try use(UIRefreshControl(), ViewMembers.call(_:_:))
        try use(UISegmentedControl(), ViewMembers.call(_:_:))
        try use(UISlider(), ViewMembers.call(_:_:))
        try use(UIStepper(), ViewMembers.call(_:_:))
        try use(UISwitch(), ViewMembers.call(_:_:))
    }

    // Seeds 104.
    @Test func everyMemberOfAListGoesOn() throws {
        try use(UITableView(), ViewMembers.call(_:_:))
        try use(UITableViewCell(), ViewMembers.call(_:_:))
        try use(UITableViewHeaderFooterView(), ViewMembers.call(_:_:))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        try use(collection, ViewMembers.call(_:_:))
        try use(UICollectionReusableView(), ViewMembers.call(_:_:))
        try use(UICollectionViewCell(), ViewMembers.call(_:_:))
        try use(UICollectionViewListCell(), ViewMembers.call(_:_:))
        let empty = UIContentUnavailableView(configuration: UIContentUnavailableConfiguration.empty())
        try use(empty, ViewMembers.call(_:_:))
        try use(UIListContentView(configuration: .cell()), ViewMembers.call(_:_:))
    }
}
