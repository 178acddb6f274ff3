extension Contact {
    /// Invented people, by family name.
    static let samples: [Contact] = [
        ("Amara", "Abara"), ("Lucía", "Aguilar"), ("Tom", "Alder"), ("Nadia", "Amrani"), ("Ingrid", "Aasen"),
        ("Paul", "Baker"), ("Chiara", "Bellini"), ("Ewa", "Borowska"), ("Samir", "Boutros"), ("Hannah", "Brook"),
        ("Luís", "Cardoso"), ("Mei", "Chen"), ("Oona", "Clarke"), ("Victor", "Costa"),
        ("Aditi", "Das"), ("Jan", "De Vries"), ("Élodie", "Dubois"), ("Marek", "Dvořák"),
        ("Astrid", "Eriksen"), ("Ada", "Evans"), ("Pablo", "Espinoza"),
        ("Kofi", "Fofanah"), ("Greta", "Fischer"), ("Nuno", "Freitas"),
        ("Yusuf", "Gezgin"), ("Olivia", "Grant"), ("Marta", "Gomes"), ("Leon", "Gruber"),
        ("Emre", "Hakan"), ("Sofie", "Hansen"), ("Rosa", "Herrera"), ("Ken", "Hoshino"),
        ("Nuria", "Ibáñez"), ("Toru", "Inoue"), ("Elena", "Ivanova"),
        ("Anna", "Jansen"), ("Aled", "Jones"), ("Min", "Jung"),
        ("Farah", "Kazemi"), ("Piotr", "Kowalczyk"), ("Lina", "Krüger"), ("Naledi", "Kunene"),
        ("Camille", "Lambert"), ("Jonas", "Lindqvist"), ("Bea", "López"), ("Dai", "Lowe"),
        ("Aoife", "McKenna"), ("Rui", "Martins"), ("Hana", "Mori"), ("Ines", "Moreau"),
        ("Priya", "Nair"), ("Thandi", "Ndlovu"), ("Mikko", "Niemi"), ("Vera", "Novak"),
        ("Sean", "O'Dwyer"), ("Chidi", "Okafor"), ("Marie", "Olsen"),
        ("Joana", "Pacheco"), ("Owen", "Parry"), ("Giulia", "Pellegrini"), ("Ana", "Petrov"),
        ("Ravi", "Qureshi"), ("Manon", "Quentin"),
        ("Sara", "Ramos"), ("Finn", "Reuter"), ("Isla", "Ross"), ("Nils", "Rydberg"),
        ("Zofia", "Sadowska"), ("Aiko", "Sato"), ("Liam", "Shaw"), ("Diogo", "Silva"), ("Maja", "Svensson"),
        ("Emi", "Takeda"), ("Ruth", "Taylor"), ("Luc", "Thibault"), ("Bruno", "Torres"),
        ("Ida", "Uhl"), ("Rafael", "Ugarte"),
        ("Joris", "Van Dam"), ("Beatriz", "Vaz"), ("Tiina", "Virtanen"),
        ("Grace", "Walker"), ("Max", "Weber"), ("Zuri", "Wanjiru"),
        ("Pau", "Ximénez"), ("Wei", "Xu"),
        ("Defne", "Yıldız"), ("Haru", "Yamada"), ("Molly", "Young"),
        ("Leila", "Zahedi"), ("Karl", "Zimmer"), ("Julia", "Zając"),
    ]
    .map { Contact(given: $0.0, family: $0.1) }
    .sorted { ($0.family.sortingKey, $0.given) < ($1.family.sortingKey, $1.given) }
}
