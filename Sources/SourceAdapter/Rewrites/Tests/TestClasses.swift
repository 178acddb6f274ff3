/// Recognizes the classes that inherit XCTestCase.
enum TestClasses {
    static func contain(_ type: TypeRecord, in target: TargetIndex) -> Bool {
        target.ancestry(of: type).last?.inherited.first.map(TypeName.nominal) == "XCTestCase"
    }

    static func areOnMainActor(_ type: TypeRecord, in target: TargetIndex) -> Bool {
        target.ancestry(of: type).contains { $0.has("MainActor") }
    }
}
