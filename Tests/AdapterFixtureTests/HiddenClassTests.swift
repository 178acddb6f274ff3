import Selectors
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct HiddenClassTests {
    @Test func everySpecializationOfAGenericClassAnswers() {
        #expect(answer(of: Holder(1), to: "read") == "1")
        #expect(answer(of: Holder("a"), to: "read") == "a")
        #expect(answer(of: Holder(1), to: "shout") == nil)
    }

    @Test func subclassesOfGenericClassesAnswerToo() {
        let loud = LoudHolder("a")
        #expect(answer(of: loud, to: "read") == "a!")
        #expect(answer(of: loud, to: "shout") == "a!!")
        let number = NumberHolder(4)
        #expect(answer(of: number, to: "read") == "4")
        #expect(answer(of: number, to: "double") == "8")
    }

    @Test func propertiesOfGenericClassesHaveKeys() {
        let holder = LoudHolder(1)
        holder.setValue("full", forKey: "note")
        #expect(holder.value(forKey: "note") as? String == "full")
    }

    @Test func privateAndLocalClassesAnswer() {
        #expect(answer(of: Safe().lock, to: "turn") == "turned")
        #expect(answer(of: aLocalObject(), to: "name") == "local")
    }

    @Test func aPrivateDataSourceIsAskedWhatItMayLeaveOut() {
        let table = UITableView()
        let safe = Safe()
        table.dataSource = safe.lock
        #expect(table.numberOfSections == 4)
        #expect(safe.lock.responds(to: Selector("numberOfSectionsInTableView:")))
        #expect(!safe.lock.responds(to: Selector("tableView:titleForHeaderInSection:")))
    }

    @Test func methodsOfSixParametersAreFound() {
        #expect(Holder(1).responds(to: Selector("spread::::::")))
    }
}
