import AuthenticationServices
import Foundation
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct ASWebAuthenticationSessionTests {
    @MainActor
    private final class Provider: NSObject, ASWebAuthenticationPresentationContextProviding {
        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
            ASPresentationAnchor()
        }
    }

    /// Starts a session and returns how it has ended.
    private func error(with provider: Provider?) async throws -> ASWebAuthenticationSessionError? {
        let url = try #require(URL(string: "https://example.com/login"))
        return await withCheckedContinuation { ended in
            let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "example") { _, error in
                ended.resume(returning: error as? ASWebAuthenticationSessionError)
            }
            session.presentationContextProvider = provider
            #expect(!session.canStart && !session.start())
        }
    }

    @Test func aSessionDoesNotStart() async throws {
        #expect(try await error(with: Provider())?.code == .presentationContextInvalid)
    }

    @Test func aSessionWithoutWindowSaysSo() async throws {
        #expect(try await error(with: nil)?.code == .presentationContextNotProvided)
    }

    @Test func theButtonSendsItsActions() throws {
        let root = UIViewController()
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
        button.frame = CGRect(x: 40, y: 100, width: 280, height: 44)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        let app = try TestApplication(showing: root)
        #expect(app.shows(text: "Continue with Apple"))
        try app.tap(button)
        #expect(taps == 1)
    }
}
