"""What is written by hand or left out, and why."""
import re

# Declared in Sources/Frameworks/SwiftUIDeclarations, with their members in extensions.
BY_HAND = set("""
Angle AppStorage Binding Color CoordinateSpace Edge EdgeInsets Environment EnvironmentObject ExplicitTimelineSchedule FetchRequest FetchedResults FocusState FocusedObject ForEach
GestureState InertContent LocalizedStringKey Namespace ObservedObject Path SceneStorage SectionedFetchRequest
SectionedFetchResults ScaledMetric State StateObject Transaction TupleView UIApplicationDelegateAdaptor UIHostingConfiguration
UIHostingController UnitPoint ViewBuilder _UIHostingView AnimatablePair AccessibilityFocusState App _UIHostingConfigurationBackgroundView CGFloat CGPoint CGSize CGRect Double EditActions Float MutableCollection RangeReplaceableCollection
""".split())
# Likewise, but their extensions are generated.
BODY_BY_HAND = {"EnvironmentValues", "ModifiedContent"}
# What nobody needs, or Linux has nothing to compute with.
LEFT_OUT = set("""
GraphicsContext PreviewProvider PreviewContext PreviewContextKey FileDocument ReferenceFileDocument WidgetBundle WidgetConfiguration
Widget WidgetBundleBuilder EmptyWidgetConfiguration StaticConfiguration IntentConfiguration NSUserActivity NSUnderlineStyle
AttributeScopes AttributeDynamicLookup AXChartDescriptorRepresentable UIColor UIUserInterfaceStyle UIAccessibilityContrast
UIContentSizeCategory UITraitEnvironmentLayoutDirection UILegibilityWeight UIUserInterfaceSizeClass NSDirectionalEdgeInsets
Canvas ImageRenderer IndexedIdentifierCollection ShareLink SharePreview DefaultShareLinkLabel SnapshotData FileDocumentConfiguration FileDocumentReadConfiguration FileDocumentWriteConfiguration
ReferenceFileDocumentConfiguration DocumentGroup
""".split())
# Types that are left out, those with "Table" in their names among them: declarations that name one are left out too.
MISSING_TYPES = re.compile(
    r"\b(AXCustomContent|CTFont|AXChartDescriptor\w*|FileWrapper|Mirror|Transferable|TransferRepresentation|SectionedFetchRequest"
    r"|SectionedFetchResults|\w*Table[A-Z]?\w*|" + "|".join(sorted(LEFT_OUT - {"NSUserActivity", "UIColor"} - {
        "UIContentSizeCategory", "UIUserInterfaceStyle", "UIAccessibilityContrast", "UITraitEnvironmentLayoutDirection",
        "UILegibilityWeight", "UIUserInterfaceSizeClass", "NSDirectionalEdgeInsets", "NSUnderlineStyle"})) + r")\b")
# Members that are written by hand or follow from the conformance: (type, name), or a name in every type.
OMITTED = {
    "==", "hash", "hashValue", "encode", "customMirror", 
    ("HStackLayout", "Cache"), ("VStackLayout", "Cache"), ("ZStackLayout", "Cache"), ("GridLayout", "Cache"),
    ("View", "modifier"), ("Animatable", "animatableData"), ("ViewModifier", "concat"), ("ModifiedContent", "data"), ("ModifiedContent", "body"),
}
# Properties of types that stay without state.
OMITTED_PROPERTIES = {
    (name, type) for type, names in {
        "Canvas": "symbols renderer", "EquatableView": "content", "ExclusiveGesture": "first second",
        "GeometryReader": "content", "GestureStateGesture": "base state", "OffsetShape": "shape", "RotatedShape": "shape",
        "ScaledShape": "shape", "TransformedShape": "shape", "ScrollView": "content", "ScrollViewReader": "content",
        "SequenceGesture": "first second", "SimultaneousGesture": "first second", "SubscriptionView": "content publisher",
        "TupleTableColumnContent": "value", "TupleTableRowContent": "value", "_ShapeView": "shape style",
        "_IgnoredByLayoutEffect": "base",
    }.items() for name in names.split()
}
# Types that keep nothing of what they are made with: Swift could not derive their conformances.
STATELESS = {"KeyboardShortcut"}
# Conformances that Swift cannot derive for a type without state, or that Linux does not have.
CONFORMANCES_LEFT_OUT = {
    "CustomReflectable", "LosslessStringConvertible", "Transferable", "CustomDebugStringConvertible", "_UIHostingViewable",
}
# Likewise, for one type.
CONFORMANCES_LEFT_OUT_OF = {
    ("ToolbarItem", "Swift.Identifiable"), ("UIViewRepresentableContext", "Swift.Sendable"),
    ("UIViewControllerRepresentableContext", "Swift.Sendable"), ("SequenceGesture.Value", "Swift.Sendable"),
    ("SimultaneousGesture.Value", "Swift.Sendable"),
}
# Protocols that Apple's interface of iOS 18 has on the main actor.
ON_MAIN_ACTOR = set("""
App ButtonStyle Commands ControlGroupStyle CustomizableToolbarContent DatePickerStyle DisclosureGroupStyle DynamicViewContent
EnvironmentalModifier FormStyle GaugeStyle Gesture GroupBoxStyle LabelStyle LabeledContentStyle ListStyle MenuStyle PickerStyle
PrimitiveButtonStyle ProgressViewStyle Scene TabViewStyle TextFieldStyle ToggleStyle ToolbarContent
UIViewControllerRepresentable UIViewRepresentable View ViewModifier AnimatableModifier DropDelegate DynamicProperty_
NavigationSplitViewStyle NavigationViewStyle TableStyle TableRowContent TableColumnContent GeometryEffect
""".split())
