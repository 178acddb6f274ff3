/// A message of a conversation.
struct ChatMessage {
    let text: String
    let isMine: Bool

    static let samples = [
        ChatMessage(text: "Are you there already?", isMine: false),
        ChatMessage(text: "Almost", isMine: true),
        ChatMessage(
            text:
                "Good. The key is with the neighbours on the left, the ones with the blue door. They are at home until "
                + "six. If nobody answers, ring twice: the bell sticks a little when it is cold.", isMine: false),
        ChatMessage(text: "Blue door, ring twice", isMine: true),
        ChatMessage(text: "👍", isMine: false),
        ChatMessage(
            text:
                "What you need to know about the house:\n\n1. The water is off. The tap is behind the panel in the "
                + "kitchen, turn it to the left.\n2. The stove takes half an hour to get warm, and smokes for the first "
                + "five minutes. Open the small window.\n3. There is bread in the freezer and coffee in the tin that says "
                + "tea.\n4. The cat next door will try to come in. She is allowed on the chair, not on the bed.\n5. Put "
                + "the bins out on Wednesday evening.", isMine: false),
        ChatMessage(text: "Which tin has the tea?", isMine: true),
        ChatMessage(text: "The one that says coffee", isMine: false),
        ChatMessage(text: "Of course", isMine: true),
        ChatMessage(
            text: "I have found everything, thank you! The stove is warm, and the cat has already chosen the chair.",
            isMine: true),
    ]
}
