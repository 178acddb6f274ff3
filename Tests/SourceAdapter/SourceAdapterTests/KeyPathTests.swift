import Testing

@Suite struct KeyPathTests {
    private let person =
        "class Person: NSObject { @objc var name = \"\"; @objc var friend: Person?; @objc(pals) var others: [Person] = []\n"

    @Test func propertiesOfATypeAreChecked() {
        #expect(
            adapted("let a = #keyPath(UIScrollView.contentOffset)")
                == "let a = KeyPathName(\"contentOffset\", \\UIScrollView.contentOffset)")
    }

    @Test func uiKitsQuestionsHaveNamesOfTheirOwn() {
        #expect(adapted("let a = #keyPath(UIView.isHidden)") == "let a = KeyPathName(\"hidden\", \\UIView.isHidden)")
    }

    @Test func optionalsAreChained() {
        #expect(
            adapted(person + "}\nlet a = #keyPath(Person.friend.friend.name)").hasSuffix(
                "KeyPathName(\"friend.friend.name\", \\Person.friend?.friend?.name)"))
    }

    @Test func aNameAloneBelongsToTheTypeAroundIt() {
        #expect(
            adapted(person + "func f() { use(#keyPath(name), #keyPath(friend.name)) } }").hasSuffix(
                "use(KeyPathName(\"name\", \\Person.name), KeyPathName(\"friend.name\", \\Person.friend?.name)) } }"))
    }

    @Test func collectionsEndTheCheck() {
        #expect(
            adapted(person + "}\nlet a = #keyPath(Person.others.name)").hasSuffix(
                "KeyPathName(\"pals.name\", \\Person.others)"))
    }
}
