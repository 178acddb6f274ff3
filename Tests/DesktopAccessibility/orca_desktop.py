"""Orca on a desktop of its own, and what it says."""
import os
import pathlib
import subprocess
import tempfile
import time

from desktop import Atspi, Failure, until

# Orca takes what differs from its own settings.
SETTINGS = """
import sys

sys.path.insert(0, {folder!r})
from orca import settings

settings.speechServerFactory = "recorded_speech"
settings.speechServerInfo = None
settings.enableBraille = False
settings.enableSound = False
settings.enablePositionSpeaking = True
"""


class Orca:
    """Orca, from its start to its end."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        here = str(pathlib.Path(__file__).parent)
        (pathlib.Path(self.folder.name) / "orca-customizations.py").write_text(SETTINGS.format(folder=here))
        self.spoken = pathlib.Path(self.folder.name) / "spoken.txt"
        self.spoken.touch()
        self.read = 0
        self.log = open(pathlib.Path(self.folder.name) / "log.txt", "w+")
        environment = dict(os.environ, SPOKEN=str(self.spoken), NO_AT_BRIDGE="1")
        self.process = subprocess.Popen(
            ["orca", "--user-prefs", self.folder.name, "--disable", "braille"], env=environment, stdout=self.log,
            stderr=self.log)
        try:
            until(lambda: self.is_alive() and "Screen reader on." in self.spoken.read_text(), "Orca to speak")
        except BaseException:
            self.__exit__()
            raise
        self.said()
        return self

    def is_alive(self):
        if self.process.poll() is None:
            return True
        self.log.seek(0)
        raise Failure(f"Orca ended: {self.log.read()}")

    def is_busy(self):
        """Whether Orca computes, or waits for the processor."""
        return pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] in "RD"

    def said(self, quiet=0.8, patience=20):
        """Returns what was said since the last call: once something was said, and then nothing for a moment of rest."""
        end = time.monotonic() + patience
        length, since = self.read, time.monotonic()
        while time.monotonic() < end:
            now = self.spoken.stat().st_size
            if now != length or length > self.read and self.is_busy():
                length, since = now, time.monotonic()
            elif length > self.read and time.monotonic() - since > quiet:
                break
            self.is_alive()
            time.sleep(0.02)
        text = self.spoken.read_bytes()[self.read:length].decode()
        self.read = length
        return text.splitlines()

    def press(self, *keys):
        """Presses keys by the names that X has for them. Returns what is said."""
        for key in keys:
            Atspi.generate_keyboard_event(KEYS.get(key) or ord(key), None, Atspi.KeySynthType.SYM)
        return self.said()

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()
        self.folder.cleanup()


KEYS = {"Down": 0xFF54, "Up": 0xFF52, "Left": 0xFF51, "Right": 0xFF53, "Tab": 0xFF09, "Return": 0xFF0D, "Escape": 0xFF1B,
        "Page_Down": 0xFF56, "End": 0xFF57, "Home": 0xFF50, "space": 0x20}
