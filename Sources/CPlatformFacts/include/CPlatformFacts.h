// The facts of Apple's headers in the folder Facts, which the compiler embeds: text, ended by a zero. The files say what their lines
// mean.

/// Facts/Classes.txt.
extern const char *const platformClasses;

/// The files of Facts/Members, one after the other.
extern const char *const platformMembers;

/// The files of Facts/Protocols, one after the other.
extern const char *const platformProtocols;
