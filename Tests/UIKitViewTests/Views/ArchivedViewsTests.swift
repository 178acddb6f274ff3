import Testing

@testable import UIKit

/// What views and controllers keep in an archive of Foundation's.
@MainActor @Suite(.serialized) struct ArchivedViewsTests {
    private func copy<Object: NSObject>(of object: Object) throws -> Object? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object
    }

    @Test func aViewKeepsItsIdentifierAndItsFlags() throws {
        let view = UIView()
        view.restorationIdentifier = "view"
        view.isOpaque = false
        view.isExclusiveTouch = true
        view.semanticContentAttribute = .forceRightToLeft
        let copied = try copy(of: view)
        let copy = try #require(copied)
        #expect(copy.restorationIdentifier == "view" && !copy.isOpaque && copy.isExclusiveTouch)
        #expect(copy.semanticContentAttribute == .forceRightToLeft && !copy.isMultipleTouchEnabled)
    }

    @Test func aScrollViewKeepsItsContentAndItsWays() throws {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.contentOffset = CGPoint(x: 0, y: 40)
        view.isPagingEnabled = true
        view.alwaysBounceVertical = true
        view.showsVerticalScrollIndicator = false
        view.keyboardDismissMode = .onDrag
        view.contentInsetAdjustmentBehavior = .never
        view.addSubview(UILabel())
        let copied = try copy(of: view)
        let copy = try #require(copied)
        #expect(copy.contentSize == view.contentSize && copy.contentInset == view.contentInset)
        #expect(copy.contentOffset == CGPoint(x: 0, y: 40))
        #expect(copy.isPagingEnabled && copy.alwaysBounceVertical && !copy.showsVerticalScrollIndicator)
        #expect(copy.keyboardDismissMode == .onDrag && copy.contentInsetAdjustmentBehavior == .never)
        #expect(copy.subviews.contains { $0 is UILabel })
    }

    @Test func aTableKeepsWhetherItBounces() throws {
        let table = UITableView(frame: .zero, style: .grouped)
        table.alwaysBounceVertical = false
        let copied = try copy(of: table)
        #expect(copied?.alwaysBounceVertical == false && copied?.style == .grouped)
    }

    @Test func aHeaderKeepsItsIdentifierItsTitleAndItsViews() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        header.textLabel?.text = "Title"
        let mark = UIView()
        mark.tag = 7
        header.contentView.addSubview(mark)
        let copied = try copy(of: header)
        let copy = try #require(copied)
        #expect(copy.reuseIdentifier == "header" && copy.textLabel?.text == "Title")
        #expect(copy.contentView.viewWithTag(7) != nil && copy.contentView.subviews.count == 2)
    }

    @Test func aHeaderWithoutAnIdentifierHasNone() throws {
        let copied = try copy(of: UITableViewHeaderFooterView(reuseIdentifier: nil))
        #expect(copied != nil && copied?.reuseIdentifier == nil)
    }

    @Test func aCollectionViewCellKeepsItsContent() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let mark = UIView()
        mark.tag = 7
        cell.contentView.addSubview(mark)
        let copied = try copy(of: cell)
        #expect(copied?.contentView.viewWithTag(7) != nil)
    }

    @Test func aButtonKeepsItsTypeItsTitlesAndItsColors() throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Wait", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.titleLabel?.font = .boldSystemFont(ofSize: 20)
        button.isEnabled = false
        button.contentHorizontalAlignment = .left
        let copied = try copy(of: button)
        let copy = try #require(copied)
        #expect(copy.buttonType == .system && copy.title(for: .normal) == "Go" && copy.currentTitle == "Wait")
        #expect(copy.titleColor(for: .normal) == .red && copy.titleLabel?.font == .boldSystemFont(ofSize: 20))
        #expect(!copy.isEnabled && copy.contentHorizontalAlignment == .left)
        #expect(copy.title(for: .selected) == "Go")
    }

    @Test func aStackKeepsItsArrangement() throws {
        let (first, second, loose) = (UIView(), UIView(), UIView())
        for (index, view) in [first, second, loose].enumerated() { view.tag = index + 1 }
        let stack = UIStackView(arrangedSubviews: [second, first])
        stack.addSubview(loose)
        stack.axis = .vertical
        stack.spacing = 8
        stack.distribution = .fillEqually
        stack.setCustomSpacing(20, after: second)
        let copied = try copy(of: stack)
        let copy = try #require(copied)
        #expect(copy.arrangedSubviews.map(\.tag) == [2, 1] && copy.subviews.count == 3)
        #expect(copy.axis == .vertical && copy.spacing == 8 && copy.distribution == .fillEqually)
        #expect(copy.customSpacing(after: copy.arrangedSubviews[0]) == 20)
        #expect(copy.customSpacing(after: copy.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    }

    @Test func aTextFieldKeepsItsLook() throws {
        let field = UITextField()
        field.text = "text"
        field.font = .systemFont(ofSize: 13)
        field.textAlignment = .right
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = true
        let copied = try copy(of: field)
        let copy = try #require(copied)
        #expect(copy.text == "text" && copy.font == .systemFont(ofSize: 13) && copy.textAlignment == .right)
        #expect(copy.borderStyle == .roundedRect && copy.isSecureTextEntry)
    }

    @Test func aTextViewKeepsItsLook() throws {
        let view = UITextView()
        view.text = "text"
        view.font = .systemFont(ofSize: 13)
        view.backgroundColor = .yellow
        view.isEditable = false
        let copied = try copy(of: view)
        let copy = try #require(copied)
        #expect(copy.text == "text" && copy.font == .systemFont(ofSize: 13))
        #expect(copy.backgroundColor == .yellow && !copy.isEditable && copy.isSelectable)
    }

    @Test func controllersKeepWhatTheyContain() throws {
        let list = UITableViewController(style: .plain)
        list.title = "List"
        list.restorationIdentifier = "list"
        list.hidesBottomBarWhenPushed = true
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: list), UIViewController()]
        tabs.modalPresentationStyle = .fullScreen
        let copied = try copy(of: tabs)
        let copy = try #require(copied)
        #expect(copy.viewControllers?.count == 2 && copy.modalPresentationStyle == .fullScreen)
        let navigation = try #require(copy.viewControllers?[0] as? UINavigationController)
        let top = try #require(navigation.topViewController as? UITableViewController)
        #expect(top.title == "List" && top.restorationIdentifier == "list" && top.hidesBottomBarWhenPushed)
    }
}
