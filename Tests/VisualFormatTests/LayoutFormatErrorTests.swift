import Testing
import VisualFormat

@Suite struct LayoutFormatErrorTests {
    private func parse(_ format: String, views: [String]) -> LayoutFormatError? {
        let names = LayoutFormatNames(
            isView: { views.contains($0) }, isMetric: { $0 == "blackWidth" }, hasSuperview: { $0 != "view" })
        do throws(LayoutFormatError) {
            _ = try LayoutFormatParser.parse(format, names: names)
            return nil
        } catch {
            return error
        }
    }

    /// Apple's Auto Layout Guide, "Visual Format Language".
    @Test(arguments: [
        (
            "|[whiteBox1][blackBox4(blackWidth][redBox]|", 33,
            "A predicate on a view's thickness must end with ')' and the view must end with ']'"
        ),
        ("|[whiteBox2][blackBox]", 21, "blackBox is not a key in the views dictionary."),
        ("V:|[blackBox4(>30)]|", 15, "Unknown relation. Must be ==, >=, or <="),
        ("V|[whiteBox1]|", 1, "Expected ':' after 'V' to specify vertical arrangement"),
    ])
    func applesExamplesHaveApplesColumns(format: String, column: Int, sentence: String) {
        let error = parse(format, views: ["whiteBox1", "whiteBox2", "blackBox4", "redBox"])
        #expect(error == LayoutFormatError(sentence: sentence, column: column, format: format))
    }

    /// Logs of UIKit.
    @Test(arguments: [("H:|-(>=50)-[view(100)]", 22), ("|[view]|", 7)])
    func aViewWithoutASuperviewIsToldAtTheEndOrAtTheLastBar(format: String, column: Int) {
        let sentence = "Unable to interpret '|' character, because the related view doesn't have a superview"
        let error = parse(format, views: ["view"])
        #expect(error == LayoutFormatError(sentence: sentence, column: column, format: format))
    }

    @Test func theReasonIsAPictureOfTheFormat() {
        #expect(
            parse("|[view]|", views: ["view"])?.reason
                == "Unable to parse constraint format: \n"
                + "Unable to interpret '|' character, because the related view doesn't have a superview \n"
                + "|[view]| \n"
                + "       ^")
    }

    @Test func anEmptyStringHasNoPicture() {
        #expect(parse("", views: [])?.reason == "Unable to parse constraint format: It's an empty string.")
    }

    @Test(arguments: [
        ("H:|-10-|", 7, "Expected a view"),
        ("a", 0, "Expected a view"),
        ("[]", 1, "Expected a view"),
        ("[1]", 1, "Expected a view"),
        ("[a]-", 4, "Expected a view"),
        ("[a]x", 3, "Expected a view"),
        ("[a] -[b]", 3, "Expected a view"),
        ("H[a]", 1, "Expected ':' after 'H' to specify horizontal arrangement"),
        ("H:[self.arrows]-5-|", 7, "self is not a key in the views dictionary."),
        (
            "H:|-margiin-[a]", 11,
            "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries"
        ),
        (
            "[a]-(b)-[b]", 6,
            "Encountered metric with name \"b\", but value was not specified in metrics or views dictionaries"
        ),
        (
            "[a(c)]", 4,
            "Encountered metric with name \"c\", but value was not specified in metrics or views dictionaries"
        ),
        (
            "[a]- (m)-[b]", 4,
            "Expected a number or key from the metrics dictionary, but encountered something else"
        ),
        ("[a(10@)]", 6, "Expected a number or key from the metrics dictionary, but encountered something else"),
        ("[a]--8-[b]", 4, "Expected a number or key from the metrics dictionary, but encountered something else"),
        ("[a(]", 3, "Expected a number or key from the metrics dictionary, but encountered something else"),
        ("[a(=10)]", 4, "Unknown relation. Must be ==, >=, or <="),
        ("[a", 2, "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
        ("[a(10)", 6, "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
        ("[a]-8[b]", 5, "Expected a '-' to end the connection"),
        ("[a]-(8-[b]", 6, "A predicate on a connection must end with ')'"),
        ("[a]||", 4, "Expected the end of the format string"),
        ("[orphan]-|", 9, "Unable to interpret '|' character, because the related view doesn't have a superview"),
    ])
    func everyFaultHasItsSentenceAndColumn(format: String, column: Int, sentence: String) {
        #expect(throws: LayoutFormatError(sentence: sentence, column: column, format: format)) {
            try parsed(format)
        }
    }

    @Test func theLeftmostFaultIsTold() {
        #expect(parse("[c]-d-[e", views: [])?.sentence == "c is not a key in the views dictionary.")
    }
}
