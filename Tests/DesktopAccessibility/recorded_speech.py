"""The speech server of Orca in tests: writes down what is said, one utterance a line, into the file SPOKEN.

Orca loads it in place of speech-dispatcher's: see orca_desktop.py.
"""
import os

from orca import speechserver


class SpeechServer(speechserver.SpeechServer):
    _server = None

    @staticmethod
    def getFactoryName():
        return "Recorder"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._server = SpeechServer._server or SpeechServer()
        return SpeechServer._server

    @staticmethod
    def shutdownActiveServers():
        pass

    def __init__(self):
        super().__init__()
        self.file = open(os.environ["SPOKEN"], "a", buffering=1)

    def getInfo(self):
        return ["Recorder", "recorder"]

    def getVoiceFamilies(self):
        return [speechserver.VoiceFamily({})]

    def write(self, text):
        self.file.write(text.strip().replace("\n", "\\n") + "\n")

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            self.write(text)

    def speakCharacter(self, character, acss=None):
        self.write(character)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, acss in utteranceIterator:
            self.write(context.utterance)
            progressCallback(context, speechserver.SayAllContext.PROGRESS)
            progressCallback(context, speechserver.SayAllContext.COMPLETED)
