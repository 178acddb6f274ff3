import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Images in archives, and in those of the views that show them.
@MainActor @Suite(.serialized)
struct ArchivedImageTests {
    private func secureCopy(of image: UIImage) throws -> UIImage {
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
    }

    @Test func anImageKeepsItsPixelsAndItsScale() throws {
        let image = Archive.image(.blue)
        let copy = try secureCopy(of: image)
        #expect(copy.size == image.size && copy.scale == 2)
        #expect(copy.pngData() == image.pngData())
    }

    @Test func anImageKeepsHowItIsShown() throws {
        let cgImage = try #require(Archive.image().cgImage)
        let image = UIImage(cgImage: cgImage, scale: 2, orientation: .left)
            .withTintColor(.green, renderingMode: .alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
            .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
            .withBaselineOffset(fromBottom: 2)
        let copy = try secureCopy(of: image)
        #expect(copy.imageOrientation == .left && copy.renderingMode == .alwaysTemplate && copy.pixels.tint == .green)
        #expect(copy.flipsForRightToLeftLayoutDirection && copy.alignmentRectInsets.top == 1)
        #expect(copy.baselineOffsetFromBottom == 2)
    }

    @Test func aResizableImageKeepsItsCaps() throws {
        let image = Archive.image().resizableImage(
            withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
        let copy = try secureCopy(of: image)
        #expect(copy.capInsets == image.capInsets && copy.resizingMode == .stretch)
    }

    @Test func aSymbolIsASymbolAgain() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
        let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
        let copy = try secureCopy(of: image)
        #expect(copy.isSymbolImage && copy.symbolConfiguration?.values == configuration.values)
        #expect(copy.size == image.size)
    }

    @Test func anAnimatedImageKeepsItsFrames() throws {
        let frames = [Archive.image(.red), Archive.image(.green)]
        let image = try #require(UIImage.animatedImage(with: frames, duration: 0.5))
        let copy = try secureCopy(of: image)
        #expect(copy.images?.count == 2 && copy.duration == 0.5)
        #expect(copy.images?[1].pngData() == frames[1].pngData())
    }

    @Test func dataThatIsNoImageIsAnError() throws {
        #expect(throws: (any Error).self) { try Archive.copyWithoutData(of: Archive.image()) }
        #expect(throws: (any Error).self) {
            try Archive.copy(of: UIImage(systemName: "star") ?? UIImage(), damaging: "UISystemName", to: 5)
        }
    }

    // MARK: Views

    @Test func anImageViewKeepsItsImages() throws {
        let view = UIImageView(image: Archive.image(), highlightedImage: Archive.image(.green))
        view.isUserInteractionEnabled = true
        view.contentMode = .center
        let copy = try Archive.copy(of: view)
        #expect(copy.image?.pngData() == view.image?.pngData())
        #expect(copy.highlightedImage?.pngData() == view.highlightedImage?.pngData())
        #expect(copy.isUserInteractionEnabled && copy.contentMode == .center && copy.frame == view.frame)
    }

    @Test func aButtonKeepsTheImagesOfItsStates() throws {
        let button = UIButton(type: .custom)
        button.setImage(Archive.image(), for: .normal)
        button.setImage(Archive.image(.green), for: .selected)
        button.setBackgroundImage(Archive.image(.blue), for: .disabled)
        button.imageEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let copy = try Archive.copy(of: button)
        #expect(copy.image(for: .normal)?.pngData() == Archive.image().pngData())
        #expect(copy.image(for: .selected)?.pngData() == Archive.image(.green).pngData())
        #expect(copy.backgroundImage(for: .disabled)?.pngData() == Archive.image(.blue).pngData())
        #expect(copy.backgroundImage(for: .normal) == nil && copy.imageEdgeInsets == button.imageEdgeInsets)
    }

    @Test func barItemsKeepTheirImages() throws {
        let item = UIBarButtonItem(image: Archive.image(), style: .done, target: nil, action: nil)
        item.tintColor = .green
        item.imageInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let copy = try Archive.copy(of: item)
        #expect(copy.image?.pngData() == item.image?.pngData() && copy.style == .done && copy.tintColor == .green)
        #expect(copy.imageInsets == item.imageInsets)
        let tab = UITabBarItem(title: "Home", image: Archive.image(), selectedImage: Archive.image(.blue))
        let copiedTab = try Archive.copy(of: tab)
        #expect(copiedTab.selectedImage?.pngData() == tab.selectedImage?.pngData() && copiedTab.title == "Home")
    }

    @Test func aNavigationItemKeepsItsButtons() throws {
        let item = UINavigationItem(title: "Cities")
        item.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(customView: UISwitch())]
        item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        item.largeTitleDisplayMode = .never
        let copy = try Archive.copy(of: item)
        #expect(copy.rightBarButtonItems?.count == 2 && copy.rightBarButtonItems?[1].customView is UISwitch)
        #expect(copy.leftBarButtonItem?.title == "Left" && copy.largeTitleDisplayMode == .never)
        let bar = UINavigationBar()
        bar.items = [item]
        #expect(try Archive.copy(of: bar).topItem?.title == "Cities")
        let toolbar = UIToolbar()
        toolbar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
        #expect(try Archive.copy(of: toolbar).items?.map(\.systemItem) == [.flexibleSpace, .trash])
        let tabs = UITabBar()
        tabs.items = [UITabBarItem(title: "A", image: nil, tag: 1), UITabBarItem(title: "B", image: nil, tag: 2)]
        tabs.selectedItem = tabs.items?[1]
        #expect(try Archive.copy(of: tabs).selectedItem?.tag == 2)
    }

    @Test func controlsKeepTheirColorsAndImages() throws {
        let slider = UISlider()
        slider.minimumValueImage = Archive.image()
        slider.thumbTintColor = .green
        let copiedSlider = try Archive.copy(of: slider)
        #expect(copiedSlider.minimumValueImage?.size == slider.minimumValueImage?.size)
        #expect(copiedSlider.thumbTintColor == .green)
        let segments = UISegmentedControl(items: ["A", Archive.image(), "C"])
        segments.setWidth(77, forSegmentAt: 2)
        segments.setEnabled(false, forSegmentAt: 0)
        segments.selectedSegmentIndex = 1
        let copiedSegments = try Archive.copy(of: segments)
        #expect(copiedSegments.titleForSegment(at: 0) == "A" && copiedSegments.imageForSegment(at: 1) != nil)
        #expect(copiedSegments.widthForSegment(at: 2) == 77 && !copiedSegments.isEnabledForSegment(at: 0))
        #expect(copiedSegments.selectedSegmentIndex == 1 && copiedSegments.isEnabledForSegment(at: 1))
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.pageIndicatorTintColor = .blue
        #expect(try Archive.copy(of: pages).pageIndicatorTintColor == .blue)
        let progress = UIProgressView(progressViewStyle: .bar)
        progress.trackTintColor = .red
        #expect(try Archive.copy(of: progress).trackTintColor == .red)
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.color = .purple
        #expect(try Archive.copy(of: indicator).color == .purple)
    }

    @Test func aDatePickerKeepsItsDates() throws {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.minuteInterval = 15
        picker.minimumDate = Date(timeIntervalSinceReferenceDate: 1000)
        picker.maximumDate = Date(timeIntervalSinceReferenceDate: 900_000)
        picker.date = Date(timeIntervalSinceReferenceDate: 500_000)
        picker.timeZone = TimeZone(identifier: "Asia/Tokyo")
        let copy = try Archive.copy(of: picker)
        #expect(copy.datePickerMode == .date && copy.minuteInterval == 15 && copy.date == picker.date)
        #expect(copy.minimumDate == picker.minimumDate && copy.maximumDate == picker.maximumDate)
        #expect(copy.timeZone?.identifier == "Asia/Tokyo")
    }
}
