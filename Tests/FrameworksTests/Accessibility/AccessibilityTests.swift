import Accessibility
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct AccessibilityFrameworkTests {
    @Test func theDetailsOfAnElementAreOffered() throws {
        let controller = UIViewController()
        let photo = PhotoView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        photo.isAccessibilityElement = true
        controller.view.addSubview(photo)
        let app = try TestApplication(showing: controller)
        #expect(app.accessibilityCustomContent(of: photo).isEmpty)
        photo.accessibilityCustomContent = [
            AXCustomContent(label: "Size", value: "3 MB"), AXCustomContent(label: "Place", value: "Porto"),
        ]
        let content = app.accessibilityCustomContent(of: photo)
        #expect(content.map(\.label) == ["Size", "Place"])
        #expect(content.map(\.value) == ["3 MB", "Porto"])
        #expect(app.accessibilityCustomContent(of: controller.view).isEmpty)
    }

    @Test func screenReadersGetTheDetailsAndReadTheImportantOnesWithTheElement() throws {
        let controller = UIViewController()
        let photo = PhotoView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        photo.isAccessibilityElement = true
        photo.accessibilityLabel = "Beach"
        photo.accessibilityValue = "Selected"
        let place = AXCustomContent(label: "Place", value: "Porto")
        place.importance = .high
        photo.accessibilityCustomContent = [AXCustomContent(label: "Size", value: "3 MB"), place]
        controller.view.addSubview(photo)
        let app = try TestApplication(showing: controller)
        #expect(app.accessibilityTreeText.contains("\"Beach\" (Selected, Place: Porto)"))
    }

    @Test func aDetailIsCopiedAndArchived() throws {
        let content = AXCustomContent(label: "Size", value: "3 MB")
        #expect(content.importance == .default)
        content.importance = .high
        let copy = try #require(content.copy() as? AXCustomContent)
        #expect(copy.label == "Size" && copy.value == "3 MB" && copy.importance == .high)
        let data = try NSKeyedArchiver.archivedData(withRootObject: content, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: AXCustomContent.self, from: data))
        #expect(read.label == "Size" && read.value == "3 MB" && read.importance == .high)
    }

    @Test func notificationsArePostedAsThoseOfUIKit() throws {
        let app = try TestApplication(showing: UIViewController())
        AccessibilityNotification.Announcement("Saved").post()
        AccessibilityNotification.LayoutChanged().post()
        AccessibilityNotification.PageScrolled("Page 2").post()
        AccessibilityNotification.ScreenChanged("Hello").post()
        let priority: [NSAttributedString.Key: Any] = [
            .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high
        ]
        AccessibilityNotification.Announcement(NSAttributedString(string: "Lost", attributes: priority)).post()
        let posted = app.accessibilityNotifications
        #expect(
            posted.map(\.notification) == [.announcement, .layoutChanged, .pageScrolled, .screenChanged, .announcement])
        #expect(posted[0].argument as? String == "Saved" && posted[2].argument as? String == "Page 2")
        let lost = try #require(posted[4].argument as? NSAttributedString)
        #expect(lost.attribute(.accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil) != nil)
    }

    @Test func attributesOfSpeechAreKeptInAnnouncements() throws {
        let app = try TestApplication(showing: UIViewController())
        var text = AttributedString("Lost")
        text.accessibilitySpeechAnnouncementPriority = .low
        text.accessibilitySpeechSpellsOutCharacters = true
        text.accessibilityTextualContext = .sourceCode
        text.accessibilityHeadingLevel = .h2
        AccessibilityNotification.Announcement(text).post()
        let posted = try #require(app.accessibilityNotifications.last?.argument as? NSAttributedString)
        let attributes = posted.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.accessibilitySpeechAnnouncementPriority] as? String == "UIAccessibilityPriorityLow")
        #expect(attributes[.accessibilitySpeechSpellOut] as? Bool == true)
        #expect(
            attributes[.UIAccessibilityTextAttributeContext] as? String
                == UIAccessibilityTextualContext.sourceCode.rawValue)
        #expect((attributes[.accessibilityTextHeadingLevel] as? NSNumber)?.intValue == 2)
        #expect(try AttributedString(posted, including: \.accessibility) == text)
    }

    @Test func colorsHaveNames() {
        #expect(AXNameFromColor(UIColor.red.cgColor) == UIColor.red.accessibilityName)
    }

    @Test func aChartDescribesItself() throws {
        let axis = AXNumericDataAxisDescriptor(title: "Weight", range: 0...90, gridlinePositions: [0, 45, 90]) {
            "\(Int($0)) kg"
        }
        #expect(axis.scaleType == .linear && axis.valueDescriptionProvider(45) == "45 kg")
        let days = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"])
        let series = AXDataSeriesDescriptor(
            name: "Ada", isContinuous: false, dataPoints: [AXDataPoint(x: "Mon", y: 61.5, label: "first")])
        let chart = AXChartDescriptor(title: "Weights", summary: "It falls", xAxis: days, yAxis: axis, series: [series])
        let copy = try #require(chart.copy() as? AXChartDescriptor)
        copy.title = "Other"
        #expect(chart.title == "Weights" && chart.attributedTitle?.string == "Weights")
        #expect(copy.series.first?.dataPoints.first?.label == "first" && copy.contentDirection == .leftToRight)
        #expect(copy.yAxis === axis && copy.xAxis.title == "Day")
    }

    @Test func noHearingDeviceIsPaired() {
        #expect(AXMFiHearingDevice.streamingEar().isEmpty && AXMFiHearingDevice.pairedDeviceIdentifiers().isEmpty)
        #expect(!AXMFiHearingDevice.supportsBidirectionalStreaming())
    }
}

private final class PhotoView: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
}
