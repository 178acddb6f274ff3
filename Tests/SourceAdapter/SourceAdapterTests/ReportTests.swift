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

    @Test func exchangingMethodsIsReportedOnce() {
        #expect(
            diagnostics(
                """
                let a = class_getInstanceMethod(A.self, b)
                method_exchangeImplementations(a!, c)
                """) == [
                    "File.swift:1:9: error: 'class_getInstanceMethod' does not exist on Linux: methods can't be looked up or "
                        + "exchanged at run time. To replace one, override it in a subclass and use that; to know whether an object has one, "
                        + "ask 'responds(to:)'."
                ])
    }

    @Test func methodsThatCoreDataDoesNotAddAreReported() {
        #expect(
            diagnostics("class A: B {\n    @NSManaged func c(d: Int)\n    @NSManaged func addToD(_ value: C)\n}") == [
                "File.swift:2:5: error: 'c' is none of the methods that Core Data adds to a class. Write its body."
            ])
    }
}
