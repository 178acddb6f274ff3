import Testing

@Suite struct ReportTests {
    @Test func listsOfTagsOfTypesAreReported() {
        let source = "let a = UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, b, nil)"
        #expect(
            diagnostics(source) == [
                "File.swift:1:9: error: 'UTTypeCreateAllIdentifiersForTag' does not exist on Linux: "
                    + "types have no lists of tags. Use 'UTType(filenameExtension:)' and 'preferredMIMEType' of UniformTypeIdentifiers."
            ])
    }

    @Test func makingClassesIsReportedOnce() {
        #expect(
            diagnostics(
                """
                let a = objc_allocateClassPair(A.self, b, 0)
                objc_registerClassPair(a!)
                """) == [
                    "File.swift:1:9: error: 'objc_allocateClassPair' does not exist on Linux: classes can't be made or "
                        + "changed at run time. Declare a subclass."
                ])
    }

    @Test func exchangingMethodsIsRefusedWhenTheProgramRuns() {
        #expect(diagnostics("method_exchangeImplementations(class_getInstanceMethod(A.self, b)!, c)").isEmpty)
    }

    @Test func methodsThatCoreDataDoesNotAddAreReported() {
        #expect(
            diagnostics("class A: B {\n    @NSManaged func c(d: Int)\n    @NSManaged func addToD(_ value: C)\n}") == [
                "File.swift:2:5: error: 'c' is none of the methods that Core Data adds to a class. Write its body."
            ])
    }
}
