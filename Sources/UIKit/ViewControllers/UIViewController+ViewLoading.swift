extension UIViewController {
    /// Wraps a property of a view controller that ``UIViewController/viewDidLoad()`` sets. Reading the property loads
    /// the view first.
    @preconcurrency @MainActor @propertyWrapper
    public struct ViewLoading<Value> {
        private var value: Value?

        /// A property without a value, which has to be set before it is read, at the latest while the view loads.
        public init() {}

        /// Creates a property with a value; reading it loads the view all the same.
        public init(wrappedValue: Value) {
            value = wrappedValue
        }

        @available(
            *, unavailable, message: "@ViewLoading is only available on properties of view controllers"
        )
        public var wrappedValue: Value {
            get { fatalError("unavailable") }
            // swift-format-ignore
            set { fatalError("unavailable") }
        }

        public static subscript<EnclosingSelf: UIViewController>(
            _enclosingInstance controller: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get {
                controller.loadViewIfNeeded()
                guard let value = controller[keyPath: storageKeyPath].value else {
                    preconditionFailure(
                        "A @ViewLoading property of \(type(of: controller)) was read, but not set before or in "
                            + "viewDidLoad.")
                }
                return value
            }
            set { controller[keyPath: storageKeyPath].value = newValue }
        }
    }
}
