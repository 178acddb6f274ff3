import AuthenticationServices
import Foundation
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct ASAuthorizationControllerTests {
    @MainActor
    private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
        var errors: [ASAuthorizationError.Code] = []

        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithError error: any Error
        ) {
            errors += [(error as? ASAuthorizationError)?.code].compactMap(\.self)
        }
    }

    private let delegate = Delegate()
    private let controller = ASAuthorizationController(authorizationRequests: [
        ASAuthorizationAppleIDProvider().createRequest()
    ])

    private func settle() async throws {
        let app = try TestApplication(showing: UIViewController())
        await app.advance(by: 0.1)
    }

    @Test func aRequestIsNotHandled() async throws {
        controller.delegate = delegate
        controller.performRequests()
        #expect(delegate.errors.isEmpty)
        try await settle()
        #expect(delegate.errors == [.notHandled])
    }

    @Test func aRequestForACredentialAtHandIsCanceled() async throws {
        controller.delegate = delegate
        controller.performRequests(options: .preferImmediatelyAvailableCredentials)
        try await settle()
        #expect(delegate.errors == [.canceled])
    }

    @Test func aCanceledRequestEndsOnce() async throws {
        controller.delegate = delegate
        controller.performRequests()
        controller.cancel()
        try await settle()
        controller.cancel()
        try await settle()
        #expect(delegate.errors == [.canceled])
    }

    @Test func noUserIsKnown() async throws {
        #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "1") == .notFound)
    }
}
