import FirebaseAuth
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct FirebaseAuthTests {
    private let auth = Auth.auth()

    @Test func signingInFailsWithTheErrorOfTheNetworkOnTheMainQueue() async {
        await withCheckedContinuation { continuation in
            auth.signIn(withEmail: "a@example.com", password: "secret") { result, error in
                #expect(Thread.isMainThread && result?.user.uid == nil)
                #expect(error?._code == AuthErrorCode.networkError.rawValue)
                continuation.resume()
            }
        }
    }

    @Test func theErrorIsTheOneOfFirebasesDomain() async {
        await #expect(throws: AuthErrorCode.networkError) {
            try await auth.createUser(withEmail: "a@example.com", password: "secret")
        }
        let error = AuthErrorCode.networkError as NSError
        #expect(error.domain == "FIRAuthErrorDomain" && error.code == 17020)
        #expect(error.localizedDescription == AuthErrorCode.networkError.localizedDescription)
        #expect(AuthErrorCode(_nsError: error).code == .networkError)
        #expect(AuthErrorCode.Code(rawValue: 17009) == .wrongPassword)
    }

    @Test func thereIsNoUser() throws {
        try auth.signOut()
        #expect(auth.currentUser == nil && Auth.auth() === auth)
    }

    @Test func aListenerIsToldOnceThatThereIsNoUser() async {
        var calls: [User?] = []
        let handle = auth.addStateDidChangeListener { _, user in calls.append(user) }
        #expect(calls.isEmpty)
        await waitForMainQueue()
        await waitForMainQueue()
        #expect(calls.count == 1 && calls.first == .some(nil))
        auth.removeStateDidChangeListener(handle)
    }

    @Test func aRemovedListenerIsNotCalled() async {
        var count = 0
        let handle = auth.addStateDidChangeListener { _, _ in count += 1 }
        auth.removeStateDidChangeListener(handle)
        await waitForMainQueue()
        #expect(count == 0)
    }

    @Test func credentialsHaveTheirProviders() {
        #expect(EmailAuthProvider.credential(withEmail: "a", password: "b").provider == "password")
        #expect(GoogleAuthProvider.credential(withIDToken: "a", accessToken: "b").provider == "google.com")
        #expect(OAuthProvider.credential(withProviderID: "apple.com", idToken: "a", rawNonce: "b").idToken == "a")
        let phone = PhoneAuthProvider.provider().credential(withVerificationID: "a", verificationCode: "1")
        #expect(phone.provider == PhoneAuthProviderID)
    }

    @Test func aLinkToSignInIsKnown() {
        #expect(auth.isSignIn(withEmailLink: "https://example.com/?mode=signIn&oobCode=1"))
        #expect(
            auth.isSignIn(withEmailLink: "https://example.com/?link=https%3A%2F%2Fb.com%3Fmode%3DsignIn%26oobCode%3D1"))
        #expect(!auth.isSignIn(withEmailLink: "https://example.com/?mode=resetPassword&oobCode=1"))
    }
}
