import Foundation
import JavaScriptCore
import Testing

@Suite
struct JSContextTests {
    private let context: JSContext = JSContext()

    @Test func aScriptThrowsAnException() {
        let value = context.evaluateScript("1 + 1")
        #expect(value?.isUndefined == true && context.exception?.toString().hasPrefix("Error: ") == true)
    }

    @Test func theHandlerGetsTheException() {
        var messages: [String] = []
        context.exceptionHandler = { messages += [$1?.toString() ?? ""] }
        context.evaluateScript("1 + 1")
        #expect(messages.count == 1 && context.exception == nil)
    }

    @Test func aValueIsReadAsItWasSet() {
        context.setObject(["name": "Ada", "ages": [1, 2.5]] as [String: Any], forKeyedSubscript: "person")
        let person = context.objectForKeyedSubscript("person")
        #expect(person?.forProperty("name").toString() == "Ada")
        #expect(person?.forProperty("ages").toString() == "1,2.5")
        #expect(context.objectForKeyedSubscript("nobody").isUndefined)
    }

    @Test func valuesAreConvertedAsInJavaScript() {
        #expect(JSValue(object: "12", in: context).toInt32() == 12)
        #expect(JSValue(object: "twelve", in: context).toDouble().isNaN)
        #expect(!JSValue(object: "", in: context).toBool() && JSValue(object: true, in: context).isBoolean)
        #expect(JSValue(double: 3, in: context).toString() == "3")
        #expect(JSValue(nullIn: context).toDouble() == 0)
    }
}
