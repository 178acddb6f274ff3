import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct PickerViewTests {
    private final class Fruit: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        let picker = UIPickerView()
        var chosen: [String] = []
        let titles = ["Apple", "Banana", "Cherry", "Date", "Elder", "Fig", "Grape", "Hazel", "Iris", "Jasmine"]

        override func viewDidLoad() {
            super.viewDidLoad()
            picker.frame = CGRect(x: 0, y: 100, width: 390, height: 216)
            (picker.dataSource, picker.delegate) = (self, self)
            view.addSubview(picker)
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            component == 0 ? titles.count : 3
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? titles[row] : "\(row) kg"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component): \(row)")
        }
    }

    @Test func rowsOfTheFrontOfTheCylinderAreShown() throws {
        let fruit = Fruit()
        let app = try TestApplication(showing: fruit)
        #expect(fruit.picker.numberOfComponents == 2 && fruit.picker.numberOfRows(inComponent: 0) == 10)
        #expect(app.visibleTexts.contains("Apple") && app.visibleTexts.contains("2 kg"))
        #expect(!app.visibleTexts.contains("Fig") && fruit.picker.selectedRow(inComponent: 0) == 0)
        #expect(fruit.picker.view(forRow: 9, forComponent: 0) == nil)
        #expect(fruit.picker.rowSize(forComponent: 0).height == 32)
    }

    @Test func aDragComesToRestOnARowAndThenTellsTheDelegate() throws {
        let fruit = Fruit()
        let app = try TestApplication(showing: fruit)
        app.drag(from: CGPoint(x: 100, y: 208), to: CGPoint(x: 100, y: 208 - 80), holding: 0.2)
        #expect(fruit.chosen == [])
        app.advance(by: 2)
        #expect(fruit.chosen.count == 1)
        let row = fruit.picker.selectedRow(inComponent: 0)
        #expect(row > 0 && fruit.chosen == ["0: \(row)"])
        let middle = try app.view(text: fruit.titles[row])
        #expect(abs(middle.convert(CGPoint(x: 0, y: middle.bounds.midY), to: fruit.picker).y - 108) < 0.01)
    }

    @Test func aFlingTurnsFartherAndEndsInsideTheRows() throws {
        let fruit = Fruit()
        let app = try TestApplication(showing: fruit)
        app.drag(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 120), duration: 0.1)
        app.advance(by: 4)
        #expect(fruit.picker.selectedRow(inComponent: 0) >= 5 && fruit.chosen.count == 1)
    }

    @Test func aTapOnARowTurnsToIt() throws {
        let fruit = Fruit()
        let app = try TestApplication(showing: fruit)
        try app.tap(text: "Cherry")
        app.advance(by: 1)
        #expect(fruit.chosen == ["0: 2"])
    }

    @Test func selectingInCodeTellsNobody() throws {
        let fruit = Fruit()
        let app = try TestApplication(showing: fruit)
        fruit.picker.selectRow(4, inComponent: 0, animated: false)
        #expect(fruit.picker.selectedRow(inComponent: 0) == 4)
        fruit.picker.selectRow(7, inComponent: 0, animated: true)
        app.advance(by: 1)
        #expect(fruit.picker.selectedRow(inComponent: 0) == 7 && fruit.chosen == [])
        #expect(app.shows(text: "Hazel"))
    }

    @Test func turningIsFelt() throws {
        let fruit = Fruit()
        let app = try TestApplication(showing: fruit)
        try app.tap(text: "Cherry")
        app.advance(by: 1)
        #expect(app.feedback == [.selection, .selection])
    }

    @Test func aPickerWithoutRowsHasNoSelection() {
        #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
        #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
    }

    @Test func reloadingKeepsTheSelectionAsFarAsThereAreRows() throws {
        final class Source: NSObject, UIPickerViewDataSource {
            var count = 10
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
        }
        let (picker, source) = (UIPickerView(), Source())
        picker.dataSource = source
        picker.selectRow(6, inComponent: 0, animated: false)
        picker.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 0) == 6)
        source.count = 3
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 2)
    }

    @Test func theDelegatesViewsAreReused() throws {
        final class Views: Fruit2 {
            var made = 0
            override func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                let label =
                    view as? UILabel
                    ?? {
                        made += 1
                        return UILabel()
                    }()
                label.text = "View \(row)"
                return label
            }
        }
        let views = Views()
        let app = try TestApplication(showing: views)
        #expect(app.shows(text: "View 0"))
        for row in 1..<50 {
            views.picker.selectRow(row, inComponent: 0, animated: false)
            app.frame()
        }
        #expect(app.shows(text: "View 49") && views.made < 14)
    }

    private class Fruit2: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        let picker = UIPickerView()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(picker)
            (picker.dataSource, picker.delegate) = (self, self)
        }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView { UIView() }
    }

    @Test func fromRightToLeftTheFirstComponentIsOnTheRight() throws {
        let fruit = Fruit()
        let app = try TestApplication(showing: fruit, layoutDirection: .rightToLeft)
        let apple = try app.view(text: "Apple")
        #expect(apple.convert(apple.bounds, to: fruit.view).midX > 195)
    }

    @Test func wheelsAreAdjustedByAssistiveTechnologies() throws {
        let fruit = Fruit()
        let app = try TestApplication(showing: fruit)
        let wheel = try #require(app.accessibilityElements.first)
        #expect(wheel.accessibilityValue == "Apple" && wheel.accessibilityTraits.contains(.adjustable))
        wheel.accessibilityIncrement()
        app.frame()
        #expect(wheel.accessibilityValue == "Banana" && fruit.chosen == ["0: 1"])
    }
}
