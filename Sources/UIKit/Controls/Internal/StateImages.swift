/// Images by the state of a control. A state without an image has the image of the normal state.
struct StateImages {
    private var images: [UIControl.State: UIImage] = [:]

    subscript(state: UIControl.State) -> UIImage? {
        get { images[state] ?? images[.normal] }
        set { images[state] = newValue }
    }

    var isEmpty: Bool { images.isEmpty }
}
