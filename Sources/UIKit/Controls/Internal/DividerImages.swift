/// Images between two parts of a control, by the states of the part to the left and the part to the right. States
/// without an image have the image of the normal states.
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
