import FXPageControl
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class FXPageControlTests {
    private let root = UIViewController()
    private let app: TestApplication
    private let control = FXPageControl(frame: CGRect(x: 20, y: 100, width: 100, height: 20))

    init() throws {
        app = try TestApplication(showing: root)
        root.view.addSubview(control)
        control.numberOfPages = 3
    }

    @Test func theControlHasTheSizeOfItsDots() {
        #expect(control.intrinsicContentSize == CGSize(width: 38, height: 6))
        control.selectedDotSize = 10
        #expect(control.intrinsicContentSize == CGSize(width: 42, height: 10))
        control.isVertical = true
        #expect(control.intrinsicContentSize == CGSize(width: 10, height: 42))
    }

    @Test func theSizeForANumberIsThatOfTheControlsOwnPages() {
        #expect(control.sizeForNumber(ofPages: 9) == CGSize(width: 38, height: 6))
    }

    @Test func aPageIsOneOfThoseThatThereAre() {
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.currentPage = -1
        #expect(control.currentPage == 0)
        control.isWrapEnabled = true
        control.currentPage = -1
        #expect(control.currentPage == 1)
    }

    @Test func aTouchGoesToTheNextPageOrBack() {
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        app.tap(at: CGPoint(x: 100, y: 110))
        #expect(control.currentPage == 1 && changes == 1)
        app.tap(at: CGPoint(x: 30, y: 110))
        #expect(control.currentPage == 0 && changes == 2)
    }

    @Test func aDelegateGivesADotAnotherLook() throws {
        let look = Look()
        control.delegate = look
        control.selectedDotColor = .red
        control.layer.displayIfNeeded()
        #expect(look.asked == [1, 2])
    }
}

private final class Look: NSObject, FXPageControlDelegate {
    var asked: [Int] = []

    func pageControl(_ pageControl: FXPageControl, colorForDotAt index: Int) -> UIColor {
        asked.append(index)
        return .blue
    }
}
