/// Names that SwiftUI declares at file scope. They have no beginning in common.
enum SwiftUINames {
    /// Returns whether a name is SwiftUI's, or that of the module itself. Source may have declarations of its own with
    /// many of these.
    static func contain(_ name: String) -> Bool {
        likely.contains(name) || views.contains(name) || values.contains(name) || protocols.contains(name)
    }

    /// Names that hardly any other source has.
    static let likely: Set<String> = [
        "AppStorage", "Binding", "ColorScheme", "EdgeInsets", "Environment", "EnvironmentObject", "EnvironmentValues",
        "ForEach", "FocusState", "GeometryReader", "HStack", "LazyVStack", "NavigationLink", "NavigationStack",
        "NavigationView", "ObservedObject", "PreviewProvider", "ScenePhase", "State", "StateObject", "Text",
        "UIHostingConfiguration", "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable",
        "VStack", "View", "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
    ]

    private static let views: Set<String> = [
        "AnyView", "AsyncImage", "Button", "Canvas", "ColorPicker", "ContentUnavailableView", "ControlGroup",
        "DatePicker", "DisclosureGroup", "Divider", "EditButton", "EllipticalGradient", "EmptyView", "EquatableView",
        "Form", "Gauge", "Grid", "GridRow", "Group", "GroupBox", "Image", "Label", "LabeledContent", "LazyHGrid",
        "LazyHStack", "LazyVGrid", "Link", "List", "Menu", "ModifiedContent", "NavigationSplitView", "OutlineGroup",
        "PasteButton", "PhaseAnimator", "Picker", "ProgressView", "RenameButton", "ScrollView", "ScrollViewReader",
        "Section", "SecureField", "ShareLink", "Slider", "Spacer", "Stepper", "SubscriptionView", "Table", "TabView",
        "TextEditor", "TextField", "TimelineView", "Toggle", "ToolbarItem", "ToolbarItemGroup", "TupleView",
        "ViewThatFits",
    ]

    private static let values: Set<String> = [
        "Alignment", "Anchor", "AngularGradient", "Angle", "AnimatablePair", "Animation", "AnyGesture", "AnyLayout",
        "AnyShape", "AnyShapeStyle", "AnyTransition", "Axis", "Bindable", "Capsule", "Circle", "Color",
        "ColorSchemeContrast", "ContentMode", "ContentShapeKinds", "CoordinateSpace", "DismissAction", "DragGesture",
        "Edge", "EditMode", "Ellipse", "EmptyModifier", "EventModifiers", "FetchRequest", "FetchedResults",
        "FillStyle", "FocusedBinding", "FocusedValue", "FocusedValues", "Font", "GeometryProxy", "GestureState",
        "Gradient", "GraphicsContext", "GridItem", "HorizontalAlignment", "KeyboardShortcut", "LinearGradient",
        "LocalizedStringKey", "LongPressGesture", "MagnificationGesture", "MagnifyGesture", "Material", "Namespace",
        "NavigationBarItem", "NavigationPath", "OpenURLAction", "Path", "PinnedScrollableViews", "PresentationDetent",
        "PresentationMode", "PreviewDevice", "PreviewLayout", "ProposedViewSize", "Query", "RadialGradient",
        "Rectangle", "RefreshAction", "RotateGesture", "RotationGesture", "RoundedCornerStyle", "RoundedRectangle",
        "ScaledMetric", "SceneStorage", "ScrollPosition", "ScrollViewProxy", "SectionedFetchRequest", "StrokeStyle",
        "SwiftUI", "SubmitLabel", "TapGesture", "TextAlignment", "ToolbarItemPlacement", "Transaction",
        "UIApplicationDelegateAdaptor", "UnevenRoundedRectangle", "UnitPoint", "VerticalAlignment", "Visibility",
        "withAnimation", "withTransaction",
    ]

    private static let protocols: Set<String> = [
        "AlignmentID", "Animatable", "AnimatableModifier", "App", "ButtonStyle", "Commands",
        "CustomizableToolbarContent", "DatePickerStyle", "DropDelegate", "DynamicProperty", "DynamicViewContent",
        "EnvironmentKey", "FileDocument",
        "FocusedValueKey", "GaugeStyle", "Gesture", "GroupBoxStyle", "InsettableShape", "LabelStyle", "LayoutValueKey",
        "ListStyle", "MenuStyle", "NavigationViewStyle", "PickerStyle", "PreferenceKey", "PreviewModifier",
        "PrimitiveButtonStyle", "ProgressViewStyle", "ReferenceFileDocument", "Scene", "Shape", "ShapeStyle",
        "TabViewStyle", "TextFieldStyle", "TimelineSchedule", "ToggleStyle", "ToolbarContent", "Transition",
        "VectorArithmetic",
    ]
}
