import SwiftUI
import UIKit

/// A view of UIKit in a view of SwiftUI, with a coordinator.
public struct WrappedField: UIViewRepresentable {
    @Binding var text: String

    public init(text: Binding<String>) { _text = text }

    public func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    public func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }

    public func makeCoordinator() -> Coordinator { Coordinator(self) }

    public final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: WrappedField

        init(_ parent: WrappedField) { self.parent = parent }

        public func textFieldDidEndEditing(_ textField: UITextField) { parent.text = textField.text ?? "" }
    }
}

struct OpaqueController: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> some UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
}

struct NamedController: UIViewControllerRepresentable {
    typealias UIViewControllerType = UINavigationController

    let child: UIViewController

    func makeUIViewController(
        context: UIViewControllerRepresentableContext<NamedController>
    ) -> UINavigationController {
        UINavigationController(rootViewController: child)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}

    static func dismantleUIViewController(_ controller: UINavigationController, coordinator: ()) {
        controller.viewControllers = []
    }
}
