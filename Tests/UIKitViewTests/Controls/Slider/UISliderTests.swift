import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct UISliderTests {
    private func stage(
        _ slider: UISlider = UISlider(), layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> ControlStage<UISlider, Float> {
        slider.frame = CGRect(x: 20, y: 100, width: 200, height: 31)
        return try ControlStage(slider, layoutDirection: layoutDirection) { ($0.value * 100).rounded() / 100 }
    }

    @Test func theDefaultsAreUIKits() {
        let slider = UISlider()
        #expect(slider.value == 0)
        #expect(slider.minimumValue == 0)
        #expect(slider.maximumValue == 1)
        #expect(slider.isContinuous)
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
        #expect(slider.sizeThatFits(CGSize(width: 150, height: 100)) == CGSize(width: 150, height: 31))
    }

    @Test func valuesAreBroughtIntoTheRange() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.maximumValue = 0.5
        #expect(slider.value == 0.5)
        slider.minimumValue = 2
        #expect(slider.maximumValue == 2)
        #expect(slider.value == 2)
    }

    @Test func draggingTheThumbChangesTheValueAndTellsEachTime() throws {
        let stage = try stage()
        stage.touchDown(14, 15)
        stage.touchMove(100, 15)
        #expect(stage.changes == [0.5])
        stage.touchMove(500, 15)
        #expect(stage.changes == [0.5, 1])
        stage.touchUp()
        #expect(stage.changes == [0.5, 1])
        #expect(!stage.control.isHighlighted)
    }

    @Test func theThumbKeepsItsPlaceUnderTheFinger() throws {
        let stage = try stage()
        stage.touchDown(22, 15)
        stage.touchMove(108, 15)
        #expect(stage.changes == [0.5])
    }

    @Test func aTouchBesideTheThumbDoesNothing() throws {
        let stage = try stage()
        stage.touchDown(150, 15)
        stage.touchMove(190, 15)
        stage.touchUp()
        #expect(stage.changes.isEmpty)
        #expect(stage.control.value == 0)
    }

    @Test func aSliderThatIsNotContinuousTellsOnceAtTheEnd() throws {
        let slider = UISlider()
        slider.isContinuous = false
        let stage = try stage(slider)
        stage.touchDown(14, 15)
        stage.touchMove(60, 15)
        stage.touchMove(100, 15)
        #expect(stage.changes.isEmpty)
        #expect(slider.value == 0.5)
        stage.touchUp()
        #expect(stage.changes == [0.5])
    }

    @Test func theMinimumIsAtTheRightWhereReadingBeginsThere() throws {
        let stage = try stage(layoutDirection: .rightToLeft)
        stage.touchDown(186, 15)
        stage.touchMove(100, 15)
        #expect(stage.changes == [0.5])
        stage.touchMove(0, 15)
        #expect(stage.changes == [0.5, 1])
    }

    @Test func codeTellsNobodyAndAnimatesByDistance() throws {
        let stage = try stage()
        stage.control.setValue(1, animated: true)
        #expect(stage.control.value == 1)
        #expect(stage.changes.isEmpty)
        let thumb = try #require(stage.control.subviews.last)
        stage.app.advance(by: 0.25)
        let onTheWay = try #require(thumb.layer.presentation()).position.x
        #expect(onTheWay > 14 && onTheWay < 186)
        stage.app.advance(by: 0.5)
        #expect(thumb.layer.presentation()?.position.x ?? thumb.center.x == 186)
    }

    @Test func aDisabledSliderDoesNotMove() throws {
        let slider = UISlider()
        slider.isEnabled = false
        let stage = try stage(slider)
        stage.touchDown(14, 15)
        stage.touchMove(100, 15)
        #expect(stage.changes.isEmpty)
    }

    @Test func imagesMakeRoomForThemselves() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        let whole = slider.trackRect(forBounds: slider.bounds)
        #expect(whole == CGRect(x: 2, y: 13.5, width: 196, height: 4))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        slider.minimumValueImage = image
        slider.maximumValueImage = image
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 20)
        #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 180)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.minX > 20 && track.maxX < 180)
    }

    @Test func aSubclassPlacesTrackAndThumb() {
        final class Thick: UISlider {
            override func trackRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: 10, y: 0, width: 100, height: 10)
            }
        }
        let slider = Thick(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.layoutIfNeeded()
        #expect(slider.subviews.contains { $0.frame.height == 10 && $0.frame.maxX == 110 })
    }

    @Test func aStateWithoutAnImageHasThatOfTheNormalState() {
        let slider = UISlider()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        slider.setThumbImage(image, for: .normal)
        #expect(slider.thumbImage(for: .highlighted) === image)
        #expect(slider.currentThumbImage === image)
        let rect = slider.thumbRect(
            forBounds: CGRect(x: 0, y: 0, width: 100, height: 31), trackRect: CGRect(x: 2, y: 13, width: 96, height: 4),
            value: 0)
        #expect(rect.size == CGSize(width: 20, height: 20))
    }

    @Test func itsValueCanBeObserved() {
        let slider = UISlider()
        var heard: [Float?] = []
        let observation = slider.observe(\.value, options: .new) { heard.append($1.newValue) }
        slider.value = 0.5
        #expect(heard == [0.5])
        observation.invalidate()
    }

    // Seeds 153.
    @Test func inATableTheThumbIsDraggedAndTheTableStays() throws {
        final class Rows: UITableViewController {
            let slider = UISlider(frame: CGRect(x: 20, y: 6, width: 200, height: 31))
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                if indexPath.row == 0 { cell.contentView.addSubview(slider) }
                return cell
            }
        }
        let controller = Rows(style: .plain)
        let app = try TestApplication(showing: controller)
        let start = controller.slider.convert(CGPoint(x: 14, y: 15), to: nil)
        app.drag(from: start, to: CGPoint(x: start.x + 86, y: start.y + 10))
        #expect(abs(controller.slider.value - 0.5) < 0.02)
        #expect(controller.tableView.contentOffset.y == 0)
    }
}
