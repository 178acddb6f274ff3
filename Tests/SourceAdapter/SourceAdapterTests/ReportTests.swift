import Testing

@Suite struct ReportTests {
    @Test func exchangingMethodsIsReportedOnce() {
        #expect(
            diagnostics(
                """
                let a = class_getInstanceMethod(A.self, b)
                method_exchangeImplementations(a!, c)
                """) == [
                    "File.swift:1:9: error: 'class_getInstanceMethod' does not exist without Objective-C: methods can't be "
                        + "exchanged at run time. Override the method in a subclass and use that."
                ])
    }

    @Test func propertiesOfCoreDataAreReported() {
        #expect(
            diagnostics("class A: B {\n    @NSManaged var c: Int\n    @NSManaged var d: Int\n}") == [
                "File.swift:2:5: error: '@NSManaged' needs Core Data, which does not exist on Linux. Declare a stored "
                    + "property, and keep it yourself."
            ])
    }
}
