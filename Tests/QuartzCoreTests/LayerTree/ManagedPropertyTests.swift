import Testing

@testable import QuartzCore

extension Layers {
    /// Properties that a subclass declares with `@NSManaged`, as the source adapter writes them.
    @MainActor
    @Suite
    struct ManagedPropertyTests {
        let screen = Screen()
        private let dial = Dial()

        init() {
            dial.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
            screen.root.addSublayer(dial)
            screen.frame()
        }

        private func animate(to value: CGFloat, _ change: (CABasicAnimation) -> Void = { _ in }) {
            let animation = CABasicAnimation(keyPath: "level")
            animation.toValue = value
            animation.duration = 1
            change(animation)
            dial.add(animation, forKey: "level")
        }

        @Test func aPropertyThatWasNotSetIsZeroOrNilOrTheDefault() {
            #expect(dial.level == 0)
            #expect(dial.title == nil)
            #expect(dial.gap == 4)
            dial.title = "north"
            #expect(dial.title == "north")
            dial.title = nil
            #expect(dial.title == nil)
        }

        @Test func aValueThatIsSetByKeyIsThatOfTheProperty() {
            dial.setValue(0.5, forKey: "level")
            #expect(dial.level == 0.5)
            #expect(dial.value(forKey: "level") as? Double == 0.5)
        }

        @Test func aChangeDisplaysALayerThatNeedsIt() {
            dial.level = 0.5
            screen.frame()
            #expect(dial.drawn == [0, 0.5])
            dial.title = "north"
            screen.frame()
            #expect(dial.drawn == [0, 0.5])
        }

        @Test func anAnimationIsDrawnInEachFrameWithItsPresentValue() {
            animate(to: 1)
            for _ in 1...4 { screen.advance(by: 0.25) }
            screen.advance(by: 0.25)
            #expect(dial.drawn == [0, 0.25, 0.5, 0.75, 0])
        }

        @Test func thePresentationHasThePresentValue() {
            dial.level = 1
            animate(to: 3)
            screen.clock.advance(by: 0.5)
            #expect(dial.presentation()?.level == 2)
            #expect(dial.level == 1)
        }

        @Test func theActionOfTheLayerAnimatesAChange() {
            dial.isAnimated = true
            dial.level = 1
            screen.advance(by: 0.5)
            #expect(dial.drawn.last == 0.5)
            screen.advance(by: 0.5)
            #expect(dial.drawn.last == 1)
        }

        @Test func anInitializerOfTheCopyStartsNoAction() {
            dial.isAnimated = true
            dial.level = 1
            let copy = dial.presentation()
            #expect(copy?.animationKeys() == nil)
        }

        @Test func animationsInGroupsCountToo() {
            let inner = CABasicAnimation(keyPath: "level")
            (inner.fromValue, inner.toValue) = (10, 20)
            let group = CAAnimationGroup()
            group.animations = [inner]
            group.duration = 1
            dial.add(group, forKey: nil)
            screen.advance(by: 0.5)
            #expect(dial.drawn.last == 15)
        }

        @Test func anAnimationThatIsRemovedShowsTheModelAgain() {
            animate(to: 1)
            screen.advance(by: 0.5)
            dial.removeAllAnimations()
            screen.frame()
            #expect(dial.drawn.last == 0)
        }
    }
}

/// A layer that draws with a property of its own.
private final class Dial: CALayer {
    var level: CGFloat {
        get { managedValue(forKey: "level") }
        set { setManagedValue(newValue, forKey: "level") }
    }
    var title: String? {
        get { managedValue(forKey: "title") }
        set { setManagedValue(newValue, forKey: "title") }
    }
    var gap: Double {
        get { managedValue(forKey: "gap") }
        set { setManagedValue(newValue, forKey: "gap") }
    }

    var isAnimated = false
    /// What was drawn, by the layer and by its copies.
    var drawn: [CGFloat] { log.values }
    private let log: Log

    override init() {
        log = Log()
        super.init()
        setNeedsDisplay()
    }

    override init(layer: Any) {
        log = (layer as? Dial)?.log ?? Log()
        super.init(layer: layer)
        isAnimated = (layer as? Dial)?.isAnimated ?? false
        level = (layer as? Dial)?.level ?? 0
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }

    override class func defaultValue(forKey key: String) -> Any? {
        key == "gap" ? 4 : super.defaultValue(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "level", isAnimated else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.level ?? level
        animation.duration = 1
        return animation
    }

    override func draw(in ctx: CGContext) { log.values.append(level) }

    private final class Log {
        var values: [CGFloat] = []
    }
}
