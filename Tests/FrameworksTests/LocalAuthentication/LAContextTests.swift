import LocalAuthentication
import Testing
import UIKit

struct LAContextTests {
    @Test func biometricsAreNotAvailable() {
        var error: NSError?
        let context = LAContext()
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == LAError.biometryNotAvailable.rawValue)
        #expect(context.biometryType == .none)
    }

    @Test func theOwnerHasNoPasscode() {
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == LAError.passcodeNotSet.rawValue)
    }

    @Test func evaluatingRepliesOnceWithTheError() async {
        await confirmation { reply in
            await withCheckedContinuation { continuation in
                LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { isRight, error in
                    #expect(!isRight && (error as? LAError)?.code == .passcodeNotSet)
                    reply()
                    continuation.resume()
                }
            }
        }
    }

    @Test func evaluatingThrows() async {
        await #expect(throws: LAError.self) {
            try await LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock")
        }
    }
}
