"""A client of `pegwise engine`, and what it relies on. Usage: engine.py PATH_OF_PEGWISE"""

import json
import subprocess
import sys


class Engine:
    """A running engine: requests go in, events come out."""

    def __init__(self, program):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([program, "engine"], stdin=pipe, stdout=pipe, text=True, bufsize=1)

    def write(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def ask(self, request_id, request, **fields):
        self.write(json.dumps({"id": request_id, "request": request, **fields}))

    def event(self):
        event = json.loads(self.process.stdout.readline())
        assert event["schema"] == "pegwise/1", event
        return event

    def until_last(self, request_id):
        """The events of the only active request, and its last one."""
        events = []
        while True:
            event = self.event()
            assert event["id"] == request_id, event
            if event["event"] in ("result", "error"):
                return events, event
            events.append(event)

    def error(self):
        event = self.event()
        assert event["event"] == "error", event
        return event["id"], event["error"]

    def close(self):
        self.process.stdin.close()
        rest = self.process.stdout.read()
        return self.process.wait(), rest


def main(program):
    engine = Engine(program)

    # Progress comes before the result.
    engine.ask("a", "evaluate", rules="4x6", strategies=["knuth"])
    events, last = engine.until_last("a")
    assert any(event["event"] == "progress" for event in events), events
    assert last["result"]["strategies"][0]["total"] == 5801, last

    # Two at once: the short request gets its answer while the long one works. The long one then stops with its best so far.
    engine.ask("long", "optimal", rules="5x8")
    engine.ask("short", "suggest", game="4x6 1122:1.0")
    short = None
    while short is None:
        event = engine.event()
        assert event["id"] == "short" or event["event"] in ("progress", "bounds"), event
        short = event if event["id"] == "short" and event["event"] == "result" else None
    assert short["answer"] == "decision" and short["result"]["guess"] == "1334", short
    engine.write('{"cancel": "long"}')
    _, last = engine.until_last("long")
    assert last["result"]["status"] == "bounded", last
    engine.write('{"cancel": "long"}')

    # Lines that cannot be understood.
    engine.write("{nonsense")
    request_id, error = engine.error()
    assert request_id is None and error["kind"] == "usage" and error["column"] == 2, error
    engine.ask(7, "suggest", game="4x6", strateg="knuth")
    request_id, error = engine.error()
    assert request_id == 7 and "strateg" in error["message"], error
    engine.ask(8, "sugest", game="4x6")
    request_id, error = engine.error()
    assert request_id == 8 and "sugest" in error["message"], error

    # A contradiction is a result.
    engine.ask(9, "suggest", game="4x6 1122:4.0 1123:4.0")
    _, last = engine.until_last(9)
    assert last["answer"] == "contradicted" and last["result"]["contradiction"]["clash"] == [1, 2], last

    # Requests that run when the input ends are finished.
    engine.ask(10, "score", guess="1122", secret="1213")
    code, rest = engine.close()
    assert code == 0 and json.loads(rest)["result"]["feedback"] == "1.2", rest
    print("the engine does what it promises")


if __name__ == "__main__":
    main(sys.argv[1])
