/// Stands for scenes, toolbars and others that modifiers return.
nonisolated struct InertContent: Scene, CustomizableToolbarContent, AccessibilityRotorContent {
    var body: Never { return bodyOfSystemView() }
}
