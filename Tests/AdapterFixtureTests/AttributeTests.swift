import Attributes
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct AttributeTests {
    @Test func inspectableValuesAreOrdinaryProperties() {
        let badge = BadgeView(frame: .zero)
        badge.increase(by: 2)
        badge.increase(by: [3, 4])
        badge.cornerRadius = 5
        #expect(badge.count == 9)
        #expect(badge.updates == 3)
        #expect(badge.layer.cornerRadius == 5)
    }

    @Test func subclassesOverrideWhatIsDynamic() {
        let badge: BadgeView = LoudBadgeView(frame: .zero)
        badge.pulse()
        #expect(badge.count == 1000)
        badge.reset(animated: true)
        #expect(badge.count == -1)
        #expect(badge.ringColor == .blue)
    }

    @Test func methodsAreCalledByTheirNamesForObjectiveC() {
        let badge = BadgeView(frame: .zero)
        #expect(badge.responds(to: Selector("resetWithAnimation:")))
        badge.perform(Selector("pulse"))
        #expect(badge.count == 100)
    }

    @Test func membersOfAnExposedClassAreFoundByName() {
        let song = Song(title: "Low")
        #expect(song.value(forKey: "title") as? String == "Low")
        song.setValue(4, forKey: "rating")
        #expect(song.rating == 4)
        #expect(song.responds(to: Selector("play")))
        #expect(song.responds(to: Selector("shout")))
        #expect(song.describe(.folk) == "Folk: Low")
        #expect(LiveSong(title: "Low").play() == "playing Low at home")
    }

    @Test func outletsAreConnectedByName() {
        let form = FormViewController()
        let (title, toggle, footer) = (UILabel(), UISwitch(), UILabel())
        title.text = "Title"
        footer.text = "Footer"
        toggle.isOn = true
        form.setValue(title, forKey: "titleLabel")
        form.setValue(toggle, forKey: "hiddenSwitch")
        form.setValue(footer, forKey: "footer")
        form.setValue([UIView(), UIView()], forKey: "stripes")
        #expect(form.texts == ["Title", "Footer"])
        #expect(form.isHiddenSwitchOn)
        #expect(form.stripeCount == 2)
    }

    @Test func actionsAreSentByName() {
        let form = FormViewController()
        let toggle = UISwitch()
        toggle.addTarget(form, action: Selector("save"), for: .valueChanged)
        toggle.addTarget(form, action: Selector("change:"), for: .valueChanged)
        toggle.addTarget(form, action: Selector("touch:forEvent:"), for: .touchDown)
        toggle.addTarget(form, action: Selector("cancelForm:"), for: .touchCancel)
        for event in [UIControl.Event.valueChanged, .touchDown, .touchCancel] { toggle.sendActions(for: event) }
        #expect(form.log == ["save", "change false", "touch", "cancel"])
    }
}
