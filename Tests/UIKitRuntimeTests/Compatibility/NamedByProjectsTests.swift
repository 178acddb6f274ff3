import Foundation
import FoundationAdditions
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Small members that iOS projects use.
@MainActor @Suite(.serialized)
struct NamedByProjectsTests {
    // MARK: Atomic operations

    @Test func atomicOperationsReturnTheNewValue() {
        var (small, large): (Int32, Int64) = (1, 1)
        #expect(OSAtomicIncrement32(&small) == 2)
        #expect(OSAtomicDecrement32Barrier(&small) == 1)
        #expect(OSAtomicAdd32(5, &small) == 6)
        #expect(OSAtomicCompareAndSwap32(6, 9, &small) && small == 9)
        #expect(!OSAtomicCompareAndSwap32(6, 1, &small) && small == 9)
        #expect(OSAtomicIncrement64(&large) == 2)
        #expect(OSAtomicAdd64(-5, &large) == -3)
    }

    @Test func operationsOnBitsReturnTheNewOrTheFormerValue() {
        var bits: UInt32 = 0b0101
        #expect(OSAtomicOr32OrigBarrier(0b0010, &bits) == 0b0101)
        #expect(OSAtomicXor32(0b0001, &bits) == 0b0110)
        #expect(OSAtomicAnd32Barrier(0b0011, &bits) == 0b0010)
        #expect(bits == 0b0010)
    }

    @Test func aClassDescribesItself() {
        #expect(UITableViewCell.debugDescription() == "UIKit.UITableViewCell")
        #expect(__CGSizeEqualToSize(CGSize(width: 1, height: 2), CGSize(width: 1, height: 2)))
    }

    @Test func aStoryboardIsMadeFromAClassValue() throws {
        let type: UIStoryboard.Type = MainStoryboard.self
        let exceptions = raised { _ = type.init(name: "None", bundle: nil) }
        #expect(exceptions.first?.reason?.contains("None") == true)
    }

    @Test func aLayoutMayReturnACollectionViewThatIsNeverNil() {
        let layout = CertainLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(layout.collectionView === view)
    }

    @Test func elementsOfALayoutAreMadeByTheirClass() {
        let type = NSCollectionLayoutDimension.self
        #expect(type.half.dimension == 0.5)
    }

    // MARK: Values made without arguments

    @Test func aNavigationItemNeedsNoTitle() {
        #expect(UINavigationItem().title == nil)
    }

    @Test func aTouchOfTestsIsNowhere() {
        let touch = UITouch()
        #expect(touch.view == nil && touch.window == nil && touch.phase == .began)
    }

    @Test func aTextViewIsMadeForEitherTextLayout() {
        for isNew in [true, false] {
            let view = UITextView(usingTextLayoutManager: isNew)
            view.text = "Text"
            #expect(view.text == "Text" && view.isEditable)
        }
    }

    // MARK: Text

    @Test func theContentTypeOfATextIsKept() {
        let field = UITextField()
        #expect(field.textContentType == nil)
        field.textContentType = .emailAddress
        #expect(field.textContentType == .emailAddress)
        let view = UITextView()
        view.textContentType = .name
        #expect(view.textContentType == UITextContentType(rawValue: "name"))
    }

    @Test func aFieldThatWasNotLaidOutKnowsItsCaret() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "Text"
        let before = field.caretRect(for: field.endOfDocument)
        field.layoutIfNeeded()
        #expect(before == field.caretRect(for: field.endOfDocument))
        #expect(field.bounds.contains(before))
    }

    // MARK: Bars

    @Test func aTabBarIsTranslucentUntilToldOtherwise() {
        let bar = UITabBar()
        #expect(bar.isTranslucent)
        bar.isTranslucent = false
        #expect(!bar.isTranslucent)
    }

    @Test func theSelectionIndicatorLiesBelowTheSelectedItem() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
        let size = CGSize(width: 20, height: 10)
        bar.selectionIndicatorImage = UIGraphicsImageRenderer(size: size).image { _ in }
        func indicator() -> UIImageView? {
            bar.layoutIfNeeded()
            return bar.subviews.compactMap { $0 as? UIImageView }.first { $0.image === bar.selectionIndicatorImage }
        }
        bar.selectedItem = bar.items?[0]
        let first = try #require(indicator()).frame.midX
        bar.selectedItem = bar.items?[1]
        #expect(try #require(indicator()).frame.midX > first)
    }

    @Test func aSearchBarIsWhereItsDelegateSays() {
        let bar = UISearchBar()
        #expect((bar as any UIBarPositioning).barPosition == .any)
        let delegate = TopPosition()
        bar.delegate = delegate
        #expect(bar.barPosition == .topAttached)
    }

    @Test func theSystemItemOfABarButtonIsReadByName() {
        let item = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
        #expect(item.value(forKey: "systemItem") as? Int == UIBarButtonItem.SystemItem.trash.rawValue)
    }

    // MARK: Classes and messages

    @Test func anObjectIsComparedWithAClass() {
        let type: AnyClass? = UILabel.self
        let object: AnyObject? = UILabel()
        #expect(type === UILabel.self)
        #expect(!(object === type) && object !== type)
        #expect((nil as AnyObject?) === (nil as AnyClass?))
    }

    @Test func anObserverHearsAMessageOfItsOwn() {
        let sender = UILabel()
        var heard: [Int] = []
        let token = NotificationCenter.default.addObserver(of: sender, for: Counted.self) { heard.append($0.count) }
        NotificationCenter.default.post(Counted(count: 3), subject: sender)
        NotificationCenter.default.removeObserver(token)
        NotificationCenter.default.post(Counted(count: 4), subject: sender)
        #expect(heard == [3])
    }

    // MARK: Transitions

    @Test(arguments: [
        UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromTop, .transitionFlipFromBottom,
        .transitionCurlUp, .transitionCurlDown,
    ])
    func aTransitionShowsTheOldContentUntilItEnds(_ options: UIView.AnimationOptions) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        box.backgroundColor = .red
        let stage = TouchStage(showing: box)
        var isOver = false
        UIView.transition(with: box, duration: 1, options: options) {
            box.backgroundColor = .blue
        } completion: {
            isOver = $0
        }
        stage.advance(by: 0.5)
        #expect(!isOver && stage.window.layer.sublayers?.count == 2)
        stage.advance(by: 1)
        #expect(isOver && stage.window.layer.sublayers?.count == 1)
        #expect(box.backgroundColor == .blue)
    }
}

private final class TopPosition: NSObject, UISearchBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}

private struct Counted: NotificationCenter.MainActorMessage {
    typealias Subject = UILabel
    let count: Int
}

private final class MainStoryboard: UIStoryboard {}

private final class CertainLayout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView { super.collectionView! }
}

extension NSCollectionLayoutDimension {
    fileprivate static var half: Self { fractionalWidth(0.5) }
}
