import Foundation
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

    @Test func anErrorOfCoreFoundationSaysWhatItIs() throws {
        let error: CFError = try #require(
            CFErrorCreate(nil, kCFErrorDomainPOSIX, 2, [NSLocalizedDescriptionKey: "gone"] as NSDictionary))
        #expect(CFErrorGetDomain(error) as String == "NSPOSIXErrorDomain")
        #expect(CFErrorGetCode(error) == 2)
        #expect(CFErrorCopyDescription(error) as String == "gone")
        #expect(CFErrorCopyUserInfo(error).count == 1)
        #expect(CFErrorCopyRecoverySuggestion(error) as NSString? == nil)
    }

    @Test func theVersionOfFoundationIsNewerThanThoseWithNames() {
        #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max)
        #expect(NSFoundationVersionNumber_iOS_8_0 < NSFoundationVersionNumber_iOS_9_0)
    }

    @Test func objectsThatAreNotNSObjectsOnLinuxAreHashedByIdentity() {
        struct Upload: Hashable {
            let files: FileManager
            let process: ProcessInfo
        }
        let upload = Upload(files: .default, process: .processInfo)
        #expect(upload == Upload(files: .default, process: .processInfo))
        #expect(upload != Upload(files: FileManager(), process: .processInfo))
        #expect(Set([ProcessInfo.processInfo, ProcessInfo.processInfo]).count == 1)
    }
}
