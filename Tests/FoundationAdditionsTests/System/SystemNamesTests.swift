import FoundationAdditions
import Testing

@Suite struct SystemNamesTests {
    @Test func theNameOfTheMachineFitsItsLength() throws {
        var system = utsname()
        uname(&system)
        let bytes = withUnsafeBytes(of: &system.machine) { Array($0) }
        #expect(bytes.count == Int(_SYS_NAMELEN))
        #expect(try #require(bytes.firstIndex(of: 0)) > 0)
    }

    @Test func aProgramOnLinuxIsNotOneOnAMac() {
        #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
        #expect(!ProcessInfo.processInfo.isMacCatalystApp)
    }
}
