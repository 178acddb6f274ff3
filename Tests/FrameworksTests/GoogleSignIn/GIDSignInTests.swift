import GoogleSignIn
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct GIDSignInTests {
    private final class Delegate: NSObject, GIDSignInDelegate {
        var codes: [Int] = []

        func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: (any Error)!) {
            codes.append(user == nil ? error._code : 0)
        }
    }

    @Test func signingInFailsOnTheMainQueue() async {
        await withCheckedContinuation { continuation in
            GIDSignIn.sharedInstance.signIn(withPresenting: UIViewController()) { result, error in
                #expect(result?.user.idToken?.tokenString == nil && Thread.isMainThread)
                #expect((error as? GIDSignInError)?.code == .unknown)
                continuation.resume()
            }
        }
    }

    @Test func thereIsNoSignInToBeRestored() async {
        #expect(!GIDSignIn.sharedInstance.hasPreviousSignIn() && GIDSignIn.sharedInstance.currentUser == nil)
        await #expect(throws: GIDSignInError.hasNoAuthInKeychain) {
            try await GIDSignIn.sharedInstance.restorePreviousSignIn()
        }
    }

    @Test func sourceForVersion5TellsTheDelegate() async {
        let delegate = Delegate()
        GIDSignIn.sharedInstance().delegate = delegate
        GIDSignIn.sharedInstance()?.presentingViewController = nil
        GIDSignIn.sharedInstance().signIn()
        await waitForMainQueue()
        #expect(delegate.codes == [GIDSignInErrorCode.unknown.rawValue])
    }

    @Test func theButtonHasTheSizeOfItsStyle() {
        let button = GIDSignInButton()
        #expect(button.intrinsicContentSize == CGSize(width: 230, height: 48))
        button.style = .iconOnly
        #expect(button.intrinsicContentSize == CGSize(width: 48, height: 48))
    }
}
