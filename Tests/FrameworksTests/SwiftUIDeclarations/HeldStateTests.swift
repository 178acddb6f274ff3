import Foundation
import SwiftUIDeclarations
import Testing

@MainActor @Suite(.serialized)
struct HeldStateTests {
    private final class Counter: ObservableObject {
        @Published var count = 0
    }

    @Observable final class Model {
        var name = "a"
    }

    private struct Row: View {
        @State var count = 1
        @State var name: String?
        @StateObject var counter = Counter()
        @Environment(\.isOn) var isOn
        var body: some View { Text("\(count)") }
    }

    @Test func stateHoldsWhatIsSet() {
        let row = Row()
        let copy = row
        row.count = 5
        #expect(row.count == 5 && copy.count == 5 && row.name == nil)
    }

    @Test func aStateObjectIsMadeOnce() {
        let row = Row()
        row.counter.count += 1
        #expect(row.counter.count == 1)
        row.$counter.count.wrappedValue = 7
        #expect(row.counter.count == 7)
    }

    @Test func aBindingReadsAndWritesTheState() {
        let row = Row()
        row.$count.wrappedValue = 3
        #expect(row.count == 3 && Binding(row.$name) == nil)
        row.name = "b"
        #expect(Binding(row.$name)?.wrappedValue == "b")
    }

    @Test func aBindingToAMemberWritesThatMember() {
        let insets = State(wrappedValue: EdgeInsets())
        insets.projectedValue.top.wrappedValue = 4
        #expect(insets.wrappedValue.top == 4)
    }

    @Test func aBindingToACollectionHasBindingsToItsElements() {
        let names = State(wrappedValue: ["a", "b"])
        for name in names.projectedValue { name.wrappedValue += "!" }
        #expect(names.wrappedValue == ["a!", "b!"])
    }

    @Test func aConstantBindingIgnoresWhatIsWritten() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }

    @Test func theEnvironmentHasTheDefaultValue() {
        #expect(Row().isOn)
        var values = EnvironmentValues()
        values.isOn = false
        #expect(!values.isOn)
    }

    @Test func anAppStorageIsThatOfTheUserDefaults() throws {
        let defaults = try #require(UserDefaults(suiteName: "HeldStateTests"))
        defer { defaults.removePersistentDomain(forName: "HeldStateTests") }
        let count = AppStorage(wrappedValue: 2, "count", store: defaults)
        #expect(count.wrappedValue == 2)
        count.wrappedValue = 9
        #expect(defaults.integer(forKey: "count") == 9)
        defaults.set(10, forKey: "count")
        #expect(count.projectedValue.wrappedValue == 10)
    }

    @Test func anOptionalAppStorageForgetsItsValue() throws {
        let defaults = try #require(UserDefaults(suiteName: "HeldStateTests"))
        defer { defaults.removePersistentDomain(forName: "HeldStateTests") }
        let name = AppStorage<String?>("name", store: defaults)
        name.wrappedValue = "a"
        #expect(defaults.string(forKey: "name") == "a")
        name.wrappedValue = nil
        #expect(defaults.object(forKey: "name") == nil && name.wrappedValue == nil)
    }

    @Test func aSceneStorageIsNotInTheUserDefaults() {
        let tab = SceneStorage(wrappedValue: "a", "HeldStateTests.tab")
        tab.wrappedValue = "b"
        #expect(SceneStorage(wrappedValue: "a", "HeldStateTests.tab").wrappedValue == "b")
        #expect(UserDefaults.standard.object(forKey: "HeldStateTests.tab") == nil)
    }

    @Test func aBindableGivesBindingsToAnObservableObject() {
        let model = Model()
        Bindable(model).name.wrappedValue = "b"
        #expect(model.name == "b")
    }

    @Test func anAnimatedChangeHappensAtOnce() {
        let row = Row()
        let result = withAnimation(.spring()) {
            row.count = 8
            return row.count
        }
        #expect(result == 8)
    }

    @Test func elementsAreMovedAndRemovedAtOffsets() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.move(fromOffsets: [0, 3], toOffset: 2)
        #expect(letters == ["b", "a", "d", "c", "e"])
        letters.move(fromOffsets: [1], toOffset: 5)
        #expect(letters == ["b", "d", "c", "e", "a"])
        letters.remove(atOffsets: [0, 4])
        #expect(letters == ["d", "c", "e"])
    }
}

private struct IsOnKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    fileprivate var isOn: Bool {
        get { self[IsOnKey.self] }
        set { self[IsOnKey.self] = newValue }
    }
}
