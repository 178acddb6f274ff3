#!/usr/bin/python3
"""A list of 100,000 rows with Qt 6, for comparison."""
import sys

from PyQt6.QtCore import QStringListModel
from PyQt6.QtWidgets import QApplication, QListView

application = QApplication(sys.argv)
rows = QListView()
rows.setModel(QStringListModel([f"Row {row}" for row in range(100_000)]))
rows.setUniformItemSizes(True)
rows.resize(390, 844)
rows.show()
sys.exit(application.exec())
