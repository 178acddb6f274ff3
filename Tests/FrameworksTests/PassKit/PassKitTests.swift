import PassKit
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct PassKitTests {
    @Test func paymentsCannotBeMade() async {
        #expect(!PKPaymentAuthorizationViewController.canMakePayments())
        #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]))
        #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
        #expect(await PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest()).present() == false)
    }

    @Test func thereAreNoPasses() {
        #expect(!PKPassLibrary.isPassLibraryAvailable() && PKPassLibrary().passes().isEmpty)
        #expect(throws: PKPassKitError.self) { try PKPass(data: Data()) }
    }

    @Test func aPaymentButtonSaysThatThereIsNoApplePay() throws {
        let root = UIViewController()
        let app = try TestApplication(showing: root)
        let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        root.view.addSubview(button)
        app.frame()
        #expect(app.visibleTexts.contains("No Apple Pay") && !button.isEnabled)
    }

    @Test func errorsOfPaymentsHaveTheirCodes() {
        let error = PKPaymentRequest.paymentContactInvalidError(withContactField: .name, localizedDescription: "Name?")
        #expect((error as? PKPaymentError)?.code == .shippingContactInvalidError)
        #expect(error.localizedDescription == "Name?")
    }
}
