import SwiftUI

public struct TaskForm: View {
    enum Field: Hashable { case name, notes }

    @Binding var name: String
    @State private var priority = 1
    @State private var date = Date()
    @State private var isUrgent = false
    @State private var color = Color.red
    @FocusState private var focus: Field?
    @FocusState private var isFocused: Bool
    @AppStorage("HostedViews.isSimple") private var isSimple = false

    public init(name: Binding<String>) { _name = name }

    public var body: some View {
        Form {
            Section("Name") {
                TextField("Name", text: $name)
                    .focused($focus, equals: .name)
                    .textFieldStyle(.roundedBorder)
                    .submitLabel(.done)
                    .onSubmit { focus = .notes }
                SecureField("Code", text: $name).focused($isFocused)
            }
            Toggle("Urgent", isOn: $isUrgent).toggleStyle(SwitchToggleStyle(tint: .green))
            Toggle(isOn: $isSimple) { Text("Simple") }
            Stepper("Priority \(priority)", value: $priority, in: 0...10)
            Slider(value: .constant(0.5), in: 0...1)
            DatePicker("Date", selection: $date, displayedComponents: [.date]).datePickerStyle(.graphical)
            Picker("Priority", selection: $priority) {
                ForEach(0..<3) { Text("\($0)").tag($0) }
            }
            .pickerStyle(.segmented)
            ColorPicker("Color", selection: $color)
            if isUrgent {
                ProgressView("Loading", value: 0.5)
            } else {
                TextEditor(text: $name).frame(minHeight: 100)
            }
        }
    }
}
