import FoundationAdditions
import Testing

@Suite struct BundleKeysTests {
    @Test func aKeyIsAString() {
        let info = ["CFBundleVersion": "12", "CFBundleName": "App"]
        #expect(info[kCFBundleVersionKey as String] == "12")
        #expect(info[kCFBundleNameKey] == "App")
    }
}
