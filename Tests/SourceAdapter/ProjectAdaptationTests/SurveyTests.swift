import ProjectAdaptation
import Testing

struct SurveyTests {
    @Test func errorsAreReadFromTheCompilersOutputOnceEach() {
        let errors = CompilerError.errors(
            in: """
                /p/List.swift:12:5: error: cannot find 'UIThing' in scope
                10 |     UIThing()
                /p/List.swift:12:5: error: cannot find 'UIThing' in scope
                /p/List.swift:13:5: warning: variable 'x' was never used
                <unknown>:0: error: unable to load
                """)
        #expect(
            errors == [
                CompilerError(file: "/p/List.swift", line: 12, column: 5, message: "cannot find 'UIThing' in scope"),
                CompilerError(file: nil, line: 0, message: "unable to load"),
            ])
    }

    @Test func errorsThatLackTheSameNameHaveTheSameCause() {
        let find = ["cannot find 'UIThing' in scope", "cannot find type 'UIThing' in scope"]
        #expect(Set(find.map(cause)) == ["UIThing"])
        #expect(cause("value of type 'UITableView' has no member 'spin'") == "UITableView.spin")
        #expect(cause("no such module 'SnapKit'") == "import SnapKit")
    }

    @Test func otherErrorsOfOneKindHaveTheSameCauseWhateverTheyName() {
        let messages = ["missing argument for parameter 'a' in call", "missing argument for parameter 'b' in call"]
        #expect(Set(messages.map(cause)).count == 1)
    }

    @Test func theReportListsProjectsAndRanksCausesByTheProjectsThatHaveThem() {
        var list = SurveyedProject(name: "List")
        list.sourceCount = 12
        list.leftOutCount = 2
        list.incompleteCount = 1
        list.errors = [error("cannot find 'UIThing' in scope"), error("cannot find 'UIOther' in scope")]
        var menu = SurveyedProject(name: "Menu")
        menu.sourceCount = 3
        menu.errors = [error("cannot find 'UIThing' in scope")]
        menu.hasErrors = true
        var notes = SurveyedProject(name: "Notes")
        notes.sourceCount = 5
        var empty = SurveyedProject(name: "Empty")
        empty.failure = "has no Swift files"
        #expect(
            SurveyReport([menu, list, notes, empty]).text == """
                project  files  incomplete  left out  errors
                Empty        0           0         0       0  has no Swift files
                List        12           1         2       2  UIOther; UIThing
                Menu         3           0         0       1  UIThing
                Notes        5           0         0       0

                projects  places  cause
                       2       2  UIThing
                       1       1  UIOther

                1 of 4 projects compile as they are, 1 with parts of at most 5 % of their files left out, 2 with \
                whatever must be.

                """)
    }

    @Test func aProjectAllOfWhoseTestsAreLeftOutDoesNotCompile() {
        var list = SurveyedProject(name: "List")
        list.sourceCount = 12
        #expect(list.compiles && list.nearlyCompiles && list.canBeBuilt)
        list.hasLostAllTests = true
        #expect(!list.compiles && !list.nearlyCompiles && !list.canBeBuilt)
        #expect(SurveyReport([list]).text.contains("  all tests are left out\n"))
    }

    private func error(_ message: String) -> CompilerError {
        CompilerError(file: "/p/A.swift", line: 1, message: message)
    }

    private func cause(_ message: String) -> String { error(message).cause }
}
