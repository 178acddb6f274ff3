// RuntimeInspection
