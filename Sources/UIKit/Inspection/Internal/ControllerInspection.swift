/// Makes the controllers of an inspection.
@MainActor
enum ControllerInspection {
    static func controller(_ controller: UIViewController) -> Trestle.Inspection.Controller {
        Trestle.Inspection.Controller(
            className: "\(ClassName(type(of: controller)))", title: controller.title,
            isViewLoaded: controller.isViewLoaded, isShown: controller.viewIfLoaded?.window != nil,
            children: controller.children.map { self.controller($0) },
            presented: controller.presentation.map { [self.controller($0.presented)] } ?? [])
    }
}
