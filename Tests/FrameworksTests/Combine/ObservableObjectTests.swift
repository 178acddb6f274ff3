import Combine
import Testing
import UIKit

@MainActor
struct ObservableObjectTests {
    private class Model: ObservableObject {
        @Published var name = ""
        @Published var age = 0
        var unobserved = 0
    }

    private final class Child: Model {
        @Published var school = ""
    }

    private final class Plain: NSObject, ObservableObject {
        @Published var first = 0
        @Published var second = 0
    }

    private final class Screen: UIViewController, ObservableObject {
        @Published var selection = 0
    }

    @Test func everyPublishedPropertyIsReported() {
        let model = Model()
        let recorder = Recorder(model.objectWillChange)
        model.name = "Ada"
        model.unobserved = 1
        model.age = 36
        #expect(recorder.values.count == 2)
    }

    @Test func propertiesOfTheSuperclassAreReported() {
        let child = Child()
        let recorder = Recorder(child.objectWillChange)
        child.name = "Ada"
        child.school = "home"
        #expect(recorder.values.count == 2)
    }

    @Test func subclassesOfNSObjectAndOfControllersAreObserved() {
        let plain = Plain()
        let screen = Screen()
        let recorders = [Recorder(plain.objectWillChange), Recorder(screen.objectWillChange)]
        plain.first = 1
        plain.second = 1
        screen.selection = 1
        #expect(recorders.map(\.values.count) == [2, 1])
    }

    @Test func theValueIsTheOldOneWhileTheNewOneIsPublished() {
        let model = Model()
        var seen: [String] = []
        let cancellable = model.$age.sink { seen.append("\(model.age) \($0)") }
        model.age = 1
        #expect(seen == ["0 0", "0 1"] && model.age == 1)
        cancellable.cancel()
    }

    @Test func aPublisherIsAssignedToAPublishedProperty() {
        let model = Model()
        let ages = PassthroughSubject<Int, Never>()
        ages.assign(to: &model.$age)
        ages.send(5)
        #expect(model.age == 5)
    }

    @Test func theAssignmentEndsWithTheObject() {
        let ages = PassthroughSubject<Int, Never>()
        weak var released: Model?
        do {
            let model = Model()
            released = model
            ages.assign(to: &model.$age)
            ages.send(5)
        }
        #expect(released == nil)
    }

    @Test func aLabelShowsTheModel() {
        let model = Model()
        let label = UILabel()
        let cancellable = model.$name.map(Optional.some).assign(to: \.text, on: label)
        model.name = "Grace"
        #expect(label.text == "Grace")
        cancellable.cancel()
    }
}
