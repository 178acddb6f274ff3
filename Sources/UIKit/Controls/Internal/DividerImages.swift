/// Images between two parts of a control, by the states at their left and right. States without one have that of the normal states.
struct DividerImages {
    private struct States: Hashable {
        let left: UIControl.State
        let right: UIControl.State
    }

    private var images: [States: UIImage] = [:]

    subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { images[States(left: left, right: right)] ?? images[States(left: .normal, right: .normal)] }
        set { images[States(left: left, right: right)] = newValue }
    }
}
