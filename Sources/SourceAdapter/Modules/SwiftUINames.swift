/// Names that SwiftUI declares at file scope. They have no beginning in common.
enum SwiftUINames {
    /// Returns whether a name is SwiftUI's, or that of the module itself. Source may have declarations of its own with
    /// many of these.
    static func contain(_ name: String) -> Bool {
        name == "SwiftUI" || declared.contains(name) || later.contains(name)
    }

    /// Names that hardly any other source has.
    static let likely: Set<String> = [
        "AppStorage", "Binding", "ColorScheme", "EdgeInsets", "Environment", "EnvironmentObject", "EnvironmentValues",
        "ForEach", "FocusState", "GeometryReader", "HStack", "LazyVStack", "NavigationLink", "NavigationStack",
        "NavigationView", "ObservedObject", "PreviewProvider", "ScenePhase", "State", "StateObject", "Text",
        "UIHostingConfiguration", "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable",
        "VStack", "View", "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
    ]

    /// Names since iOS 17.
    private static let later: Set<String> = [
        "AnimationCompletionCriteria", "Bindable", "ContentMarginPlacement", "ContentUnavailableView",
        "ControlWidget", "CoordinateSpaceProtocol", "CubicKeyframe", "CustomAnimation", "FindContext",
        "ForEachSectionCollection", "KeyframeAnimator", "KeyframeTrack", "LinearKeyframe", "MagnifyGesture",
        "MeshGradient", "MoveKeyframe", "NamedCoordinateSpace", "NavigationTransition", "PagingScrollTargetBehavior",
        "PhaseAnimator", "PlaceholderContentView", "PreviewModifier", "Previewable", "Query", "RotateGesture",
        "ScrollPosition", "ScrollTarget", "ScrollTargetBehavior", "ScrollTransitionConfiguration",
        "ScrollTransitionPhase", "SensoryFeedback", "Spring", "SpringKeyframe", "Subview", "SubviewsCollection",
        "SymbolEffectTransition", "Tab", "TabContent", "TabSection", "TextRenderer", "Transition",
        "TypesettingLanguage", "UIGestureRecognizerRepresentable", "UnevenRoundedRectangle", "UnitCurve",
        "ViewAlignedScrollTargetBehavior", "VisualEffect",
    ]
}
